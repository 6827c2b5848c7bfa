import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { personReferences } from './person-references.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Places = z.object({ rows: z.array(z.object({ place: z.string() })) });

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Who made or changed a record, or a file: they stay with the account that did. */
const stamp = /\.(created_by|updated_by)$/;
/**
 * What a file is for: a lesson, a course or a teacher; which place of an exam a question was drawn for,
 * and by what a sitting ended.
 */
const NOBODY = new Set([
  'attempt_questions.item_id',
  'exam_attempts.ended_by',
  'exam_attempts.left_by',
  'uploads.item_id',
]);

it('every column that names a person has a rule for mergers', async () => {
  const { db } = app.services.database;
  const keys = await db.execute(
    sql`select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  const names = await db.execute(
    sql`select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public' and (column_name ~ '(^|_)(user|person|student|actor|impersonator|owner|item)_id$' or column_name ~ '_by$')`,
  );
  const found = [keys, names].flatMap((each) => Places.parse(each).rows.map(({ place }) => place));
  const known = personReferences.map(
    ({ table, column }) => `${getTableConfig(table).name}.${snake(column.name)}`,
  );
  const unruled = found.filter(
    (place) => !stamp.test(place) && !NOBODY.has(place) && !known.includes(place),
  );
  expect([...new Set(unruled)]).toEqual([]);
  expect(known.filter((place) => !found.includes(place))).toEqual([]);
});
