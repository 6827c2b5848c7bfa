import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OlderDatabase, olderDatabase } from '../../testing/older-database.ts';
import { rowsOf } from '../../testing/rows-of.ts';

/** The migrations before courses had terms, several categories and recordings. */
const BEFORE = 18;

const stamps = "'2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'";
const old = [
  `insert into regions (id, name, slug, zone, type, currency, time_zone, created_at, updated_at) values ('r', 'R', 'R', 'AFRICA', 'LAMPSTAND_CAMPUS', 'ZAR', 'UTC', ${stamps})`,
  `insert into groups (id, name, region_id, year, term, kind, starts_on, ends_on, created_at, updated_at) values ('g', 'G', 'r', 1, 'Spring', 'CAMPUS', '2026-01-12', '2026-05-29', ${stamps})`,
  `insert into categories (id, kind, name, position, color, created_at, updated_at) values ('k', 'COURSE', 'K', 1, '#000000', ${stamps})`,
  `insert into courses (id, code, name, locale, published, category_id, created_at, updated_at) values ('c', 'C', 'C', 'de_DE', true, 'k', ${stamps}), ('d', 'D', 'D', 'en', false, null, ${stamps})`,
  `insert into course_groups (course_id, group_id) values ('c', 'g')`,
  `insert into files (id, storage_key, file_name, content_type, size, sha256, created_at) values ('f', 'f', 'f.mp4', 'video/mp4', 1, 'x', '2026-01-01T00:00:00Z')`,
  `insert into lessons (id, course_id, title, kind, position, published, duration_seconds, media_file_id, created_at, updated_at) values ('l', 'c', 'L', 'VIDEO', 1, true, 60, 'f', ${stamps}), ('m', 'c', 'M', 'AUDIO', 2, true, null, null, ${stamps})`,
];

let older: OlderDatabase;
beforeAll(async () => {
  older = await olderDatabase(BEFORE, old);
});
afterAll(() => older.drop());

describe('courses of an older version', () => {
  it.each([
    [
      'stay under their category',
      sql`select course_id as course, category_id as category from course_categories`,
      [{ course: 'c', category: 'k' }],
    ],
    [
      'run as long as the groups that they were offered to',
      sql`select course_id as course, group_id as "group", term_id as term, starts_on::text as first, ends_on::text as last, version from course_offerings`,
      [
        {
          course: 'c',
          group: 'g',
          term: null,
          first: '2026-01-12',
          last: '2026-05-29',
          version: 1,
        },
      ],
    ],
    [
      'play what they played, in their own language',
      sql`select lesson_id as lesson, locale, file_id as file, audio_file_id as sound, duration_seconds as seconds from lesson_media`,
      [{ lesson: 'l', locale: 'de_DE', file: 'f', sound: null, seconds: 60 }],
    ],
    [
      'were published when they were last changed',
      sql`select id, published_at is not null as dated from courses order by id`,
      [
        { id: 'c', dated: true },
        { id: 'd', dated: false },
      ],
    ],
    [
      'have lessons without rules',
      sql`select id, duration_seconds as seconds, no_skipping as held, minimum_seen_percent as seen, release_after_days as days from lessons order by id`,
      [
        { id: 'l', seconds: 60, held: false, seen: null, days: null },
        { id: 'm', seconds: null, held: false, seen: null, days: null },
      ],
    ],
  ])('%s', async (_what, question, rows) => {
    expect(await rowsOf(older.database.db, question)).toEqual(rows);
  });
});
