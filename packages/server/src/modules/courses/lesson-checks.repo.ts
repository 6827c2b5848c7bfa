import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { jsonObject } from '../../platform/json.ts';
import { questions } from '../questions/questions.table.ts';
import { lessons } from './courses.table.ts';
import type { AskedQuestion, LessonCheckInput } from './lesson-checks.rules.ts';
import { lessonChecks } from './lesson-checks.table.ts';
import { shortestSeconds } from './lesson-length.list.ts';

/** What a lesson asks, in the order of its recording. */
export const checksOf = (db: Db, lessonId: string): Promise<LessonCheckInput[]> =>
  db
    .select({ questionId: lessonChecks.questionId, atSeconds: lessonChecks.atSeconds })
    .from(lessonChecks)
    .where(eq(lessonChecks.lessonId, lessonId))
    .orderBy(asc(lessonChecks.atSeconds));

/** A question that is asked again stays the same check, with its answers; what is not asked any more goes. */
export async function saveChecks(
  db: Db,
  lessonId: string,
  checks: readonly LessonCheckInput[],
): Promise<void> {
  const asked = checks.map(({ questionId }) => questionId);
  await db
    .delete(lessonChecks)
    .where(and(eq(lessonChecks.lessonId, lessonId), notInArray(lessonChecks.questionId, asked)));
  if (checks.length === 0) return;
  await db
    .insert(lessonChecks)
    .values(checks.map((check) => ({ ...check, _id: newId(), lessonId })))
    .onConflictDoUpdate({
      target: [lessonChecks.lessonId, lessonChecks.questionId],
      set: { atSeconds: sql`excluded.at_seconds` },
    });
}

/** The questions that are there, by their ids; nobody removes them meanwhile. */
export async function askedQuestions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedQuestion>> {
  const rows = await db
    .select({ _id: questions._id, courseId: questions.courseId, kind: questions.kind })
    .from(questions)
    .where(inArray(questions._id, [...ids]))
    .orderBy(asc(questions._id))
    .for('share');
  return new Map(rows.map(({ _id, ...question }) => [_id, question]));
}

/** The length of a lesson's shortest recording, null where none is known. */
export async function shortestOf(db: Db, lessonId: string): Promise<number | null> {
  const [row] = await db
    .select({ length: jsonObject({ shortestSeconds }) })
    .from(lessons)
    .where(eq(lessons._id, lessonId));
  return row?.length.shortestSeconds ?? null;
}

/**
 * Has copied lessons ask what those ask that they were copied from.
 * @param copies by the old id: the new one.
 */
export async function copyChecks(
  db: Db,
  copies: {
    readonly lessons: ReadonlyMap<string, string>;
    readonly questions: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const rows = await db
    .select()
    .from(lessonChecks)
    .where(inArray(lessonChecks.lessonId, [...copies.lessons.keys()]));
  const copied = rows.flatMap(({ lessonId, questionId, atSeconds }) => {
    const toLesson = copies.lessons.get(lessonId);
    const toQuestion = copies.questions.get(questionId);
    if (!toLesson || !toQuestion) return [];
    return [{ _id: newId(), lessonId: toLesson, questionId: toQuestion, atSeconds }];
  });
  if (copied.length > 0) await db.insert(lessonChecks).values(copied);
}
