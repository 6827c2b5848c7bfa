import { eq } from 'drizzle-orm';
import { lessonChecks } from '../../modules/courses/lesson-checks.table.ts';
import { examItems } from '../../modules/exams/exams.table.ts';
import { emptyKey } from '../../modules/questions/empty-key.rules.ts';
import {
  questionPools,
  questions,
  questionVersions,
} from '../../modules/questions/questions.table.ts';
import type { Db } from '../../platform/database.ts';

const at = '2026-03-01T12:00:00Z';
const stamp = { version: 1, createdAt: at, updatedAt: at };

/** A pool and a question that no exam asks, as they were when something has changed them since. */
export async function makeQuestionSpares(db: Db): Promise<void> {
  const pool = { ...stamp, _id: 'pool-spare', courseId: 'course-spare', name: 'Spare' };
  const question = {
    ...stamp,
    _id: 'question-spare',
    courseId: 'course-spare',
    poolId: null,
    kind: 'SHORT_ANSWER' as const,
    title: 'Spare?',
    latest: 1,
    archived: false,
  };
  await db
    .insert(questionPools)
    .values(pool)
    .onConflictDoUpdate({ target: questionPools._id, set: pool });
  await db
    .insert(questions)
    .values(question)
    .onConflictDoUpdate({ target: questions._id, set: question });
  // Exams that were tried may ask it.
  await db.delete(examItems).where(eq(examItems.questionId, 'question-spare'));
  await db.delete(lessonChecks).where(eq(lessonChecks.questionId, 'question-spare'));
  await db.delete(questionVersions).where(eq(questionVersions.questionId, question._id));
  await db.insert(questionVersions).values({
    _id: 'question-spare-v1',
    questionId: question._id,
    number: 1,
    createdAt: at,
    content: { texts: { en: 'Spare?' }, parts: [], maxWords: null, unit: null },
    key: { ...emptyKey, accepted: ['Yes'] },
  });
}
