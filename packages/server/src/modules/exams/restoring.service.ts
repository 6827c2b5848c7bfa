import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { isOwn } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { noteGradeChange } from '../grades/index.ts';
import { groupReachOf } from '../groups/index.ts';
import { notify } from '../notifications/index.ts';
import { settleAttemptsOf } from './attempt-end.service.ts';
import { clearMarks, lockAttempt, newEvents, updateAttempt } from './attempts.repo.ts';
import { findLedAttempt } from './leaders.repo.ts';
import { restoredNotification } from './result-notification.ts';
import { freshDueAt, isRestorable } from './restoring.rules.ts';

/** Which attempt is opened again, why, and for how long; null: what was left of its time. */
export interface Restoring {
  readonly attemptId: string;
  readonly reason: string;
  readonly minutes: number | null;
}

/**
 * Opens an attempt again that was failed or left, with its answers: it counts once. In the transaction
 * of whoever decides it, who tells the student too.
 * @throws DomainError NOT_FOUND, CONFLICT where it cannot be opened, or another one of the exam is open.
 */
export async function restoreAttempt(
  context: Context,
  work: Work,
  { attemptId, reason, minutes }: Restoring,
): Promise<void> {
  const viewer = signedIn(context);
  const { db, now } = work;
  const locked = await lockAttempt(db, attemptId);
  if (!locked) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const { attempt, title } = locked;
  if (!isRestorable(attempt)) throw new DomainError('CONFLICT', 'errors.exam.notRestorable');
  const change = {
    status: 'OPEN' as const,
    dueAt: freshDueAt(attempt, minutes, now),
    submittedAt: null,
    finishedAt: null,
    endedBy: null,
    leftAt: null,
    leftBy: null,
    // Nobody has failed who has not heard of it yet.
    seenAt: null,
    points: null,
    totalPoints: null,
    score: null,
    scaledFrom: null,
    penalty: null,
    passed: null,
    restoredAt: now,
    restoredBy: viewer._id,
    version: attempt.version + 1,
  };
  try {
    await updateAttempt(db, attemptId, change);
  } catch (error) {
    if (!breaksUnique(error, 'exam_attempts_open_key')) throw error;
    throw new DomainError('CONFLICT', 'errors.exam.otherAttemptOpen');
  }
  await clearMarks(db, attemptId);
  const event = { _id: newId(), attemptId, at: now, kind: 'RESTORED' as const };
  work.add(newEvents, [{ ...event, detail: { reason, minutes }, userId: viewer._id }]);
  work.audit({ entity: 'examAttempt', entityId: attemptId, before: attempt, after: change });
  await noteGradeChange(work, {
    subjectKind: 'EXAM_ATTEMPT',
    subjectId: attemptId,
    userId: attempt.userId,
    courseId: attempt.courseId,
    groupId: attempt.groupId,
    regionId: attempt.regionId,
    title,
    before: attempt.score,
    after: null,
    reason,
    changedBy: viewer._id,
  });
}

/**
 * A leader of the group opens an attempt again; the student is told.
 * @returns the room that it is in.
 * @throws DomainError NOT_FOUND (of a group that is not theirs), FORBIDDEN (their own), CONFLICT.
 */
export async function restoreExamAttempt(
  context: Context,
  restoring: Restoring,
): Promise<{ readonly examId: string; readonly groupId: string }> {
  const viewer = signedIn(context);
  const { attemptId } = restoring;
  const led = await findLedAttempt(context.db, attemptId, groupReachOf(viewer));
  if (!led) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (isOwn(viewer, led.userId)) throw new DomainError('FORBIDDEN', 'errors.exam.ownResult');
  await settleAttemptsOf(context.services, led);
  await write(context, 'restoreExamAttempt', async (work) => {
    await restoreAttempt(context, work, restoring);
    const locked = await lockAttempt(work.db, attemptId);
    if (!locked) return;
    const student = { ...locked.attempt, locale: locked.locale, title: locked.title };
    notify(work, restoredNotification(context.services.translators, student));
  });
  return led;
}
