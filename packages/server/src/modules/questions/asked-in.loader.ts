import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { lessons } from '../courses/courses.table.ts';
import { lessonChecks } from '../courses/lesson-checks.table.ts';
import { examItems, exams } from '../exams/exams.table.ts';
import { questions } from './questions.table.ts';

const askedIn = defineStatement('exams_that_ask', (db) =>
  db
    .selectDistinct({
      questionId: questions._id,
      _id: exams._id,
      title: exams.title,
      passMark: exams.passMark,
    })
    .from(questions)
    .innerJoin(
      examItems,
      sql`${examItems.questionId} = ${questions._id} or ${examItems.poolId} = ${questions.poolId}`,
    )
    .innerJoin(exams, sql`${exams._id} = ${examItems.examId}`)
    .where(sql`${questions._id} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(exams.title, exams._id),
);

type AskedIn = Pick<typeof exams.$inferSelect, '_id' | 'title' | 'passMark'>;

/** The exams that ask each question, by itself or from its pool, by title. */
export const askedInLoader = new Loader<AskedIn[]>(async (db, ids) =>
  Map.groupBy(await askedIn.run(db, { ids: [...ids] }), ({ questionId }) => questionId),
);

const lessonsAsking = defineStatement('lessons_that_ask', (db) =>
  db
    .select({ title: lessons.title })
    .from(lessonChecks)
    .innerJoin(lessons, sql`${lessons._id} = ${lessonChecks.lessonId}`)
    .where(sql`${lessonChecks.questionId} = ${sql.placeholder('questionId')}`)
    .orderBy(lessons.title, lessons._id),
);

/** Titles of the lessons whose recordings stop for a question. */
export async function findLessonsAsking(db: Db, questionId: string): Promise<string[]> {
  const rows = await lessonsAsking.run(db, { questionId });
  return rows.map(({ title }) => title);
}
