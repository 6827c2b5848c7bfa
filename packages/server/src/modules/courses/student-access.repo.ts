import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { lessons } from './courses.table.ts';
import { shortestSeconds } from './lesson-length.list.ts';
import { lessonsOpenTo } from './student-access.list.ts';

const me = sql`${sql.placeholder('userId')}::text`;

const openFields = {
  kind: lessons.kind,
  durationSeconds: lessons.durationSeconds,
  shortestSeconds,
  noSkipping: lessons.noSkipping,
};

const openLesson = defineStatement('open_lesson', (db) =>
  db
    .select({ lesson: jsonObject(openFields) })
    .from(sql`${lessonsOpenTo(me)} and ${lessons._id} = ${sql.placeholder('lessonId')}`),
);

/** What progress needs to know of a lesson, or undefined where it is not open to the person. */
export async function findOpenLesson(
  db: Db,
  asked: { readonly userId: string; readonly lessonId: string; readonly now: string },
) {
  const [row] = await openLesson.run(db, asked);
  return row?.lesson;
}
