import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../testing/rows-of.ts';
import { upgradedDatabase } from '../../testing/upgraded-database.ts';

/** The migrations before a lost line had a grace of its own. */
const BEFORE = 34;

let upgraded: Awaited<ReturnType<typeof upgradedDatabase>>;
beforeAll(async () => {
  upgraded = await upgradedDatabase(BEFORE, old);
});
afterAll(() => upgraded.drop());

const stamps = "'2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'";
const sat = "'c', 'u', 'g', 'r'";
const old = [
  `insert into regions (id, name, slug, zone, type, currency, time_zone, created_at, updated_at) values ('r', 'R', 'R', 'AFRICA', 'LAMPSTAND_CAMPUS', 'ZAR', 'UTC', ${stamps})`,
  `insert into groups (id, name, region_id, year, term, kind, starts_on, ends_on, created_at, updated_at) values ('g', 'G', 'r', 1, 'Spring', 'CAMPUS', '2026-01-12', '2026-05-29', ${stamps})`,
  `insert into courses (id, code, name, locale, published, created_at, updated_at) values ('c', 'C', 'C', 'en', true, ${stamps})`,
  `insert into users (id, email, first_name, last_name, locale, created_at, updated_at) values ('u', 'u@example.org', 'U', 'U', 'en', ${stamps})`,
  `insert into exams (id, course_id, title, grace_seconds, created_at, updated_at) values ('usual', 'c', 'E', 60, ${stamps}), ('set', 'c', 'F', 600, ${stamps}), ('strict', 'c', 'G', 0, ${stamps})`,
  `insert into exam_attempts (id, exam_id, course_id, user_id, group_id, region_id, number, status, grace_seconds, started_at, left_at) values
    ('closed', 'usual', ${sat}, 1, 'OPEN', 60, '2026-03-01T10:00:00Z', '2026-03-01T10:05:00Z'),
    ('set', 'set', ${sat}, 1, 'OPEN', 600, '2026-03-01T10:00:00Z', null),
    ('over', 'strict', ${sat}, 1, 'ABANDONED', 60, '2026-03-01T10:00:00Z', null)`,
  `insert into attempt_events (id, attempt_id, at, kind) values ('1', 'closed', '2026-03-01T10:04:00Z', 'LEFT'), ('2', 'closed', '2026-03-01T10:05:00Z', 'CLOSED')`,
];

it('a grace that was chosen holds for a lost line too, the usual one becomes five minutes', async () => {
  const rows = sql`select id, grace_seconds as leaving, connection_grace_seconds as line from exams order by id`;
  expect(await rowsOf(upgraded.database.db, rows)).toEqual([
    { id: 'set', leaving: 600, line: 600 },
    { id: 'strict', leaving: 0, line: 0 },
    { id: 'usual', leaving: 60, line: 300 },
  ]);
});

it('attempts under way have it as well, those that are over keep what held for them', async () => {
  const rows = sql`select id, connection_grace_seconds as line, left_by as "by" from exam_attempts order by id`;
  expect(await rowsOf(upgraded.database.db, rows)).toEqual([
    { id: 'closed', line: 300, by: 'CLOSED' },
    { id: 'over', line: 60, by: null },
    { id: 'set', line: 600, by: null },
  ]);
});
