import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OlderDatabase, olderDatabase } from '../../testing/older-database.ts';
import { rowsOf } from '../../testing/rows-of.ts';

/** The migrations before seconds were kept. */
const BEFORE = 19;

const stamps = "'2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'";
const saved = "'2026-02-01T10:00:00Z'";
const old = [
  `insert into users (id, email, first_name, last_name, locale, created_at, updated_at) values ('u', 'u@people.lampstand.example', 'U', 'U', 'en', ${stamps})`,
  `insert into courses (id, code, name, locale, published, created_at, updated_at) values ('c', 'C', 'C', 'en', true, ${stamps})`,
  `insert into lessons (id, course_id, title, kind, position, published, duration_seconds, created_at, updated_at) values ('known', 'c', 'L', 'VIDEO', 1, true, 600, ${stamps}), ('begun', 'c', 'L', 'VIDEO', 2, true, 600, ${stamps}), ('behind', 'c', 'L', 'VIDEO', 3, true, 600, ${stamps}), ('unknown', 'c', 'L', 'VIDEO', 4, true, null, ${stamps}), ('opened', 'c', 'L', 'VIDEO', 5, true, 600, ${stamps})`,
  `insert into lesson_progress (user_id, lesson_id, position_seconds, completed_at, updated_at) values ('u', 'known', 590, ${saved}, ${saved}), ('u', 'begun', 120, null, ${saved}), ('u', 'behind', 900, null, ${saved}), ('u', 'unknown', 300, ${saved}, ${saved}), ('u', 'opened', 0, null, ${saved})`,
];

let older: OlderDatabase;
beforeAll(async () => {
  older = await olderDatabase(BEFORE, old);
});
afterAll(() => older.drop());

it.each([
  ['known', 'that was completed is seen from end to end', '{[0,600)}', 600, '09:50:00'],
  ['begun', 'that was begun is seen up to where it was left', '{[0,120)}', 120, '09:58:00'],
  ['behind', 'that was left behind its end is seen to the end', '{[0,600)}', 600, '09:50:00'],
  ['unknown', 'of unknown length is seen up to where it was left', '{[0,300)}', 300, '09:55:00'],
  ['opened', 'that was only opened is not seen', '{}', 0, '10:00:00'],
])('a lesson (%s) %s', async (lesson, _what, watched, seconds, begun) => {
  const rows = await rowsOf(
    older.database.db,
    sql`select watched::text, watched_seconds as seconds, to_char(begun_at at time zone 'UTC', 'HH24:MI:SS') as begun, played_at = updated_at as played from lesson_progress where lesson_id = ${lesson}`,
  );
  expect(rows).toEqual([{ watched, seconds, begun, played: true }]);
});
