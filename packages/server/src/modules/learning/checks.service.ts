import { type Context, write } from '../../graphql/context.ts';
import { DomainError, found } from '../../platform/errors.ts';
import { type CheckToMark, findStudentLesson, type StudentLesson } from '../courses/index.ts';
import { type Given, markAnswer, readGiven } from '../exams/index.ts';
import { findCheck, findOpenCheck, saveTry } from './checks.repo.ts';
import { fittingAnswer } from './checks.rules.ts';
import { settleProgress } from './progress.repo.ts';
import { unlessRemoved, whoAsks } from './progress.service.ts';

export interface CheckAnswerInput {
  readonly checkId: string;
  readonly answer: Given;
  readonly triesBefore: number;
  readonly deviceId?: string | null | undefined;
}

export interface CheckAnswer {
  readonly right: boolean;
  readonly check: StudentLesson['checks'][number];
  readonly progress: StudentLesson['progress'];
}

/** @throws DomainError INVALID for an answer that the question cannot have. */
function isRight({ kind, content, key }: CheckToMark, given: Given): boolean {
  const answer = fittingAnswer({ kind, content }, readGiven(given));
  if (answer === null) {
    throw new DomainError('INVALID', 'errors.invalid', { answer: 'errors.invalidValue' });
  }
  const whole = 100;
  return markAnswer({ kind, points: 1, key }, answer) === whole;
}

/**
 * Says whether an answer to what a recording asks is right, and counts the try. The right one completes
 * a lesson of which enough was seen.
 * @throws DomainError NOT_FOUND where the lesson is not open to the person, INVALID.
 */
export async function answerLessonCheck(
  context: Context,
  { checkId, answer, triesBefore, deviceId = null }: CheckAnswerInput,
): Promise<CheckAnswer> {
  const who = whoAsks(context);
  const { userId } = who;
  const { check, shortestSeconds } = found(await findOpenCheck(context.db, { ...who, checkId }));
  const { lessonId } = check;
  const right = isRight(check, answer);
  return unlessRemoved(() =>
    write(context, 'answerLessonCheck', async ({ db, now, audit }) => {
      const kept = await saveTry(db, { userId, checkId, right, triesBefore, now });
      if (kept.answered) await settleProgress(db, { userId, lessonId, shortestSeconds, now });
      audit({ entity: 'lessonProgress', entityId: lessonId, after: { userId, checkId, ...kept } });
      const lesson = found(await findStudentLesson(db, { userId, lessonId, deviceId, now }));
      const { checks, progress } = lesson;
      return { right, check: found(checks.find(({ _id }) => _id === checkId)), progress };
    }),
  );
}

/** Whether an answer is right, for whoever looks at a lesson as a student: nothing is kept. @throws DomainError NOT_FOUND, INVALID. */
export async function previewLessonCheck(
  context: Context,
  checkId: string,
  answer: Given,
): Promise<boolean> {
  return isRight(found(await findCheck(context.db, checkId)), answer);
}
