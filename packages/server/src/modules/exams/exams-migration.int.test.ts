import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../platform/database.ts';
import { migrate } from '../../platform/migrate.ts';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { rowsOf } from '../../testing/rows-of.ts';

/** The migrations before exams asked questions of a bank. */
const BEFORE = 27;

let empty: EmptyDatabase;
let database: Database;
beforeAll(async () => {
  empty = await emptyDatabase();
  database = await empty.open();
  const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
  const { db } = database;
  await db.execute(
    sql`create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, BEFORE)) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
  }
  for (const statement of old) await db.execute(sql.raw(statement));
  await migrate(database);
});
afterAll(() => empty.drop());

const stamps = "'2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'";
const ended = "'2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z'";
const old = [
  `insert into regions (id, name, slug, zone, type, currency, time_zone, created_at, updated_at) values ('r', 'R', 'R', 'AFRICA', 'LAMPSTAND_CAMPUS', 'ZAR', 'UTC', ${stamps})`,
  `insert into groups (id, name, region_id, year, term, kind, starts_on, ends_on, created_at, updated_at) values ('g', 'G', 'r', 1, 'Spring', 'CAMPUS', '2026-01-12', '2026-05-29', ${stamps})`,
  `insert into courses (id, code, name, locale, published, created_at, updated_at) values ('c', 'C', 'C', 'de_DE', true, ${stamps})`,
  `insert into users (id, email, first_name, last_name, locale, created_at, updated_at) values ('u', 'u@example.org', 'U', 'U', 'en', ${stamps})`,
  `insert into exams (id, course_id, title, created_at, updated_at) values ('e', 'c', 'E', ${stamps})`,
  `insert into exam_questions (id, exam_id, kind, text, points, position) values ('q1', 'e', 'TRUE_FALSE', 'Wahr?', 1, 1), ('q2', 'e', 'SINGLE_CHOICE', 'Wer?', 3, 2)`,
  `insert into exam_choices (id, question_id, text, correct, position) values ('t', 'q1', 'True', true, 1), ('f', 'q1', 'False', false, 2), ('a', 'q2', 'A', false, 1), ('b', 'q2', 'B', true, 2)`,
  `insert into exam_attempts (id, exam_id, course_id, user_id, group_id, region_id, number, status, started_at, finished_at, points, total_points, score, scaled_from, passed) values
    ('left', 'e', 'c', 'u', 'g', 'r', 1, 'ABANDONED', ${ended}, 0, 4, 0, null, false),
    ('done', 'e', 'c', 'u', 'g', 'r', 2, 'FINISHED', ${ended}, 3, 4, 70, 75, true)`,
  `insert into exam_attempts (id, exam_id, course_id, user_id, group_id, region_id, number, status, started_at) values ('open', 'e', 'c', 'u', 'g', 'r', 3, 'OPEN', '2026-03-02T10:00:00Z')`,
  `insert into exam_attempts (id, exam_id, course_id, user_id, group_id, region_id, number, status, started_at, finished_at, score, passed, recorded_at, recorded_by, record_reason) values ('paper', 'e', 'c', 'u', 'g', 'r', 4, 'FINISHED', ${ended}, 80, true, '2026-03-03T10:00:00Z', 'u', 'On paper')`,
  `insert into exam_answers (attempt_id, question_id, choice_id, sequence, saved_at) values ('done', 'q1', 'f', 2, '2026-03-01T10:30:00Z'), ('done', 'q2', 'b', 1, '2026-03-01T10:31:00Z'), ('open', 'q1', 't', 5, '2026-03-02T10:30:00Z')`,
];

const nothing = {
  pairs: [],
  order: [],
  blanks: [],
  number: null,
};
const chosen = (id: string) => ({ ...nothing, choiceIds: [id], text: null });

describe('exams of an older version', () => {
  it.each([
    [
      'ask what they asked, in the language of their course',
      sql`select i.position, i.points, q.kind, q.title, q.latest, v.content, v.key from exam_items i join questions q on q.id = i.question_id join question_versions v on v.id = i.version_id where i.exam_id = 'e' and i.position = 2`,
      [
        {
          position: 2,
          points: 3,
          kind: 'SINGLE_CHOICE',
          title: 'Wer?',
          latest: 1,
          content: {
            texts: { de_DE: 'Wer?' },
            parts: [
              { _id: 'a', role: 'CHOICE', texts: { de_DE: 'A' } },
              { _id: 'b', role: 'CHOICE', texts: { de_DE: 'B' } },
            ],
            maxWords: null,
            unit: null,
          },
          key: {
            ...nothing,
            choiceIds: ['b'],
            tolerance: null,
            accepted: [],
            caseSensitive: false,
            partial: false,
            guidance: null,
          },
        },
      ],
    ],
    [
      'keep every answer of every sitting, marked as it was',
      sql`select attempt_id as attempt, position, question_id as question, version_id as version, part_ids as parts, answer, sequence, earned, marked_version_id as marked from attempt_questions order by attempt_id, position`,
      [
        ['done', 1, 'q1', ['t', 'f'], chosen('f'), 2, 0, 'q1-v1'],
        ['done', 2, 'q2', ['a', 'b'], chosen('b'), 1, 300, 'q2-v1'],
        ['left', 1, 'q1', ['t', 'f'], null, 0, 0, 'q1-v1'],
        ['left', 2, 'q2', ['a', 'b'], null, 0, 0, 'q2-v1'],
        ['open', 1, 'q1', ['t', 'f'], chosen('t'), 5, null, null],
        ['open', 2, 'q2', ['a', 'b'], null, 0, null, null],
      ].map(([attempt, position, question, parts, answer, sequence, earned, marked]) => ({
        attempt,
        position,
        question,
        version: `${typeof question === 'string' ? question : ''}-v1`,
        parts,
        answer,
        sequence,
        earned,
        marked,
      })),
    ],
    [
      'say how their sittings ended and why a score was cut',
      sql`select id, submitted_at is not null as submitted, ended_by as "by", penalty, locale, points::float as points from exam_attempts order by id`,
      [
        {
          id: 'done',
          submitted: true,
          by: 'HANDED_IN',
          penalty: 'RETAKE',
          locale: 'de_DE',
          points: 3,
        },
        { id: 'left', submitted: true, by: 'LEFT', penalty: null, locale: 'de_DE', points: 0 },
        { id: 'open', submitted: false, by: null, penalty: null, locale: 'de_DE', points: null },
        { id: 'paper', submitted: true, by: null, penalty: null, locale: null, points: null },
      ],
    ],
  ])('%s', async (_what, question, rows) => {
    expect(await rowsOf(database.db, question)).toEqual(rows);
  });
});
