import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { attemptQuestions } from '../../modules/exams/attempt-questions.table.ts';
import { examAttempts, examWindows } from '../../modules/exams/exams.table.ts';
import { AT, owners, seats } from './owners.ts';

/** Sittings of the owners that are under way; the own one is open again after it was ended. */
export async function makeAttemptSpares(db: Db): Promise<void> {
  await db.delete(examAttempts).where(eq(examAttempts._id, 'attempt-open-own'));
  await db.insert(examAttempts).values(attemptOf('own', 'open'));
  await db.insert(attemptQuestions).values({
    attemptId: 'attempt-open-own',
    position: 1,
    questionId: 'exam-bib101-final-q1',
    versionId: 'exam-bib101-final-q1-v1',
    itemId: 'exam-bib101-final-q1-item',
    kind: 'SINGLE_CHOICE',
    points: 2,
    partIds: [1, 2, 3, 4].map((at) => `exam-bib101-final-q1-c${at}`),
  });
  await makeMarking(db);
}

/** A sitting of which an essay waits for marks, and windows of two campuses. */
async function makeMarking(db: Db): Promise<void> {
  await db.delete(examAttempts).where(eq(examAttempts._id, 'attempt-marking'));
  await db.insert(examAttempts).values({
    ...attemptOf('own', 'open'),
    _id: 'attempt-marking',
    examId: 'exam-bib102-workshop',
    courseId: 'course-bib102',
    number: 97,
    status: 'MARKING',
    submittedAt: AT,
  });
  await db.insert(attemptQuestions).values({
    attemptId: 'attempt-marking',
    position: 1,
    questionId: 'exam-bib102-workshop-q9',
    versionId: 'exam-bib102-workshop-q9-v1',
    itemId: 'exam-bib102-workshop-q9-item',
    kind: 'ESSAY',
    points: 7,
    partIds: [],
  });
  await db.delete(examWindows).where(inArray(examWindows._id, ['window-spare', 'window-berlin']));
  const examId = 'exam-spare';
  await db.insert(examWindows).values([
    { _id: 'window-spare', examId, groupId: 'group-cape-town-1' },
    { _id: 'window-berlin', examId, groupId: 'group-berlin-1' },
  ]);
}

export const attemptOf = (whose: keyof typeof owners, state: 'open' | 'ended') => {
  const over = {
    status: 'FINISHED',
    finishedAt: AT,
    submittedAt: AT,
    score: 50,
    points: 5,
    totalPoints: 10,
  } as const;
  return {
    _id: `attempt-${state}-${whose}`,
    examId: 'exam-bib101-final',
    courseId: 'course-bib101',
    userId: owners[whose],
    ...seats[whose],
    number: state === 'open' ? 98 : 99,
    startedAt: AT,
    ...(state === 'open' ? { status: 'OPEN' as const } : over),
  };
};
