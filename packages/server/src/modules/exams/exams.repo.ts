import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { questionPools, questions, questionVersions } from '../questions/questions.table.ts';
import { examItems, type ExamItemRow, type ExamRow, exams } from './exams.table.ts';

export async function insertExam(db: Db, row: ExamRow): Promise<void> {
  await db.insert(exams).values(row);
}

export async function updateExamRow(db: Db, row: ExamRow): Promise<void> {
  await db.update(exams).set(row).where(eq(exams._id, row._id));
}

export async function deleteExam(db: Db, id: string): Promise<void> {
  await db.delete(exams).where(eq(exams._id, id));
}

/** The exam for a change: nobody else changes it meanwhile. */
export async function lockExam(db: Db, id: string): Promise<ExamRow | undefined> {
  const [row] = await db.select().from(exams).where(eq(exams._id, id)).for('update');
  return row;
}

/** What an exam asks, in order. */
export const itemsOf = (db: Db, examId: string): Promise<ExamItemRow[]> =>
  db.select().from(examItems).where(eq(examItems.examId, examId)).orderBy(asc(examItems.position));

/** Makes these the items of the exam. What was sat before keeps its own copy of what it asked. */
export async function saveItems(
  db: Db,
  examId: string,
  items: readonly ExamItemRow[],
): Promise<void> {
  await db.delete(examItems).where(eq(examItems.examId, examId));
  if (items.length > 0) await db.insert(examItems).values([...items]);
}

/** The versions of questions of a course: by id, each with its question. */
export async function findVersions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ _id: questionVersions._id, questionId: questionVersions.questionId })
    .from(questionVersions)
    .where(inArray(questionVersions._id, [...ids]));
  return new Map(rows.map((row) => [row._id, row.questionId]));
}

/** Pools of a course with how many questions can be drawn from each. */
export async function findPools(
  db: Db,
  courseId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ _id: questionPools._id, count: count(questions._id) })
    .from(questionPools)
    .leftJoin(
      questions,
      and(eq(questions.poolId, questionPools._id), eq(questions.archived, false)),
    )
    .where(and(eq(questionPools.courseId, courseId), inArray(questionPools._id, [...ids])))
    .groupBy(questionPools._id);
  return new Map(rows.map((row) => [row._id, row.count]));
}

/** The exams of a course. */
export const examsOf = (db: Db, courseId: string): Promise<ExamRow[]> =>
  db
    .select()
    .from(exams)
    .where(eq(exams.courseId, courseId))
    .orderBy(asc(exams.createdAt), asc(exams._id));
