import { newId } from '../../platform/id.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, inTransaction, type Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { findOverdueOf } from './attempt-clock.repo.ts';
import { type Verdict, verdictOf } from './attempt-clock.rules.ts';
import { isLate, mayEnd } from './attempt.rules.ts';
import {
  type LockedAttempt,
  lockAttempt,
  newEvents,
  readToMark,
  updateAttempt,
} from './attempts.repo.ts';
import type { AttemptRow } from './exams.table.ts';
import { markAnswer } from './marking.rules.ts';
import { resultNotification } from './result-notification.ts';
import { markAttempt } from './scoring.rules.ts';
import { noteUp } from './server-absence.service.ts';

/** How an attempt ends, and when that was. */
export interface End {
  readonly status: 'FINISHED' | 'ABANDONED';
  readonly endedBy: NonNullable<AttemptRow['endedBy']>;
  readonly at: string;
  /** Who of the staff ended it, and why. */
  readonly by?: { readonly userId: string; readonly reason: string };
}

/** Takes a transaction back that found its work already done by another request. */
export class AlreadyEnded extends Error {
  override name = 'AlreadyEnded';
}

/**
 * Marks a locked attempt and writes down how it ended. One of whose answers some wait for a person
 * stands as MARKING until they are marked. Only what counts is told to the student.
 */
export async function endLocked(
  { translators }: Services,
  work: Work,
  locked: LockedAttempt,
  end: End,
): Promise<void> {
  const { attempt, passMark, title, locale } = locked;
  const answers = await readToMark(work.db, attempt._id);
  const marks = answers.map(({ position, points, ...answer }) => ({
    position,
    points,
    versionId: answer.versionId,
    earned: markAnswer({ ...answer, points }, answer.answer),
  }));
  const late = isLate(attempt.deadline, end.at);
  const outcome = markAttempt(marks, { ...attempt, passMark, late, end: end.status });
  const waits = end.status === 'FINISHED' && marks.some(({ earned }) => earned === null);
  const counts = attempt.mode === 'EXAM';
  const change = {
    ...(waits ? { totalPoints: outcome.totalPoints } : outcome),
    status: waits ? ('MARKING' as const) : end.status,
    submittedAt: end.at,
    endedBy: end.endedBy,
    finishedAt: waits || !counts ? null : work.now,
  };
  await updateAttempt(work.db, attempt._id, change, marks);
  work.add(newEvents, eventsOf(attempt._id, end, work.now));
  work.audit({ entity: 'examAttempt', entityId: attempt._id, before: attempt, after: change });
  if (!counts || waits) return;
  const student = { ...attempt, locale, title };
  notify(work, resultNotification(translators, student, outcome, end.status));
}

function eventsOf(attemptId: string, { status, endedBy, at, by }: End, now: string) {
  const kind = status === 'ABANDONED' && endedBy !== 'ENDED_BY_STAFF' ? 'FAILED' : endedBy;
  const told = kind === 'FAILED' ? { endedBy, since: at } : { at };
  const detail = by ? { ...told, reason: by.reason } : told;
  return [{ _id: newId(), attemptId, at: now, kind, detail, userId: by?.userId ?? null } as const];
}

const nobody = (): Actor => ({
  userId: null,
  impersonatorId: null,
  requestId: newId(),
  address: null,
});

/** What the law says of a locked attempt. */
export const verdictOn = ({ attempt, sessionOver }: LockedAttempt, now: string): Verdict | null =>
  mayEnd(attempt.status) ? verdictOf({ ...attempt, sessionOver }, new Date(now)) : null;

/**
 * Writes down what the law has made of an attempt: nothing where it is open still or has ended
 * already, so anybody may ask, any number of times. What no server could see is forgiven before.
 */
export async function settleAttempt(services: Services, id: string): Promise<void> {
  await noteUp(services);
  try {
    await inTransaction(services, nobody(), 'settleExamAttempt', async (work) => {
      const locked = await lockAttempt(work.db, id);
      const verdict = locked && verdictOn(locked, work.now);
      if (!verdict) throw new AlreadyEnded();
      await endLocked(services, work, locked, verdict);
    });
  } catch (error) {
    if (!(error instanceof AlreadyEnded)) throw error;
  }
}

/** The same for all attempts of one person at one exam. */
export async function settleAttemptsOf(
  services: Services,
  who: Pick<AttemptRow, 'userId' | 'examId'>,
): Promise<void> {
  const now = services.clock.now().toISOString();
  const over = await findOverdueOf(services.database.db, { ...who, now });
  for (const { _id } of over) await settleAttempt(services, _id);
}
