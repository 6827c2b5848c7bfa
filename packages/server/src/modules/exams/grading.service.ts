import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import { isOwn } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { noteGradeChange } from '../grades/index.ts';
import { notify } from '../notifications/index.ts';
import { isLate } from './attempt.rules.ts';
import {
  hasLaterAttempt,
  type LockedAttempt,
  lockAttempt,
  readToMark,
  saveHandMark,
  updateAttempt,
} from './attempts.repo.ts';
import { markerReach } from './exams.policy.ts';
import { toMarkList } from './grading.list.ts';
import { findLedAttempt } from './leaders.repo.ts';
import {
  correctedNotification,
  resultNotification,
  takenBackNotification,
} from './result-notification.ts';
import type { ExamResult } from './results.list.ts';
import { markAttempt, type Outcome } from './scoring.rules.ts';

/** Attempts that wait for marks, of groups that the person looks after. */
export function listToMark(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<ExamResult>> {
  const reach = markerReach(signedIn(context));
  const filter = { ...request.filter, reach };
  return toMarkList.read(context.db, { ...request, filter, regions: 'all' });
}

/** Marks of one answer: points, with hundredths, and a word to the student. */
export interface HandMark {
  readonly attemptId: string;
  readonly questionId: string;
  /** Null takes the marks back. */
  readonly earned: number | null;
  readonly comment: string | null;
  /** Why marks are taken back; they are not without. */
  readonly reason: string | null;
}

/**
 * Marks an essay by hand. With the last one the attempt has its score, and the student is told; marked
 * anew, a score that stood changes with it, unless somebody has corrected it. Marks that are taken back
 * take the score with them, and the attempt waits again.
 * @throws DomainError NOT_FOUND (of a group that is not theirs, or not handed in), FORBIDDEN (their
 *   own), CONFLICT on an older version, and where marks are taken back on which something was built,
 *   INVALID with the field `earned`, or `reason`.
 */
export async function gradeExamAnswer(
  context: Context,
  mark: HandMark,
  version: number,
): Promise<void> {
  const viewer = signedIn(context);
  const led = await findLedAttempt(context.db, mark.attemptId, markerReach(viewer));
  if (!led) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (isOwn(viewer, led.userId)) throw new DomainError('FORBIDDEN', 'errors.exam.ownResult');
  if (mark.earned === null && mark.reason === null) {
    throw new DomainError('INVALID', 'errors.invalid', { reason: 'errors.fieldRequired' });
  }
  await write(context, 'gradeExamAnswer', async (work) => {
    const locked = await lockAttempt(work.db, mark.attemptId);
    if (locked?.attempt.status !== 'MARKING' && locked?.attempt.status !== 'FINISHED') {
      throw new DomainError('NOT_FOUND', 'errors.notFound');
    }
    const attempt = sameVersion(locked.attempt, version);
    const earned = await saveMark(work, mark, viewer._id);
    const outcome = await outcomeOf(work, locked);
    const takenBack = outcome === null && attempt.status === 'FINISHED';
    if (takenBack) await mayTakeBack(work, attempt);
    const change = {
      ...(outcome && attempt.correctedFrom === null ? outcome : {}),
      ...(outcome && attempt.status === 'MARKING'
        ? { status: 'FINISHED' as const, finishedAt: work.now }
        : {}),
      ...(takenBack ? UNMARKED : {}),
      version: version + 1,
    };
    await updateAttempt(work.db, mark.attemptId, change);
    const { questionId, comment, reason } = mark;
    work.audit({
      entity: 'examAttempt',
      entityId: mark.attemptId,
      before: attempt,
      after: { ...change, questionId, earned, comment, reason },
    });
    if (outcome) await tell(context, work, locked, outcome);
    if (takenBack) await tellTakenBack(context, work, locked, reason);
  });
}

/** Of an attempt that waits for marks. */
const UNMARKED = {
  status: 'MARKING',
  finishedAt: null,
  points: null,
  totalPoints: null,
  score: null,
  scaledFrom: null,
  penalty: null,
  passed: null,
} as const;

/** @throws DomainError CONFLICT where the score was corrected, or the student has gone on from it. */
async function mayTakeBack(work: Work, attempt: LockedAttempt['attempt']): Promise<void> {
  if (attempt.correctedFrom !== null || (await hasLaterAttempt(work.db, attempt))) {
    throw new DomainError('CONFLICT', 'errors.exam.marksStand');
  }
}

/** Keeps the mark. @returns hundredths of a point; null where it was taken back. */
async function saveMark(work: Work, mark: HandMark, by: string): Promise<number | null> {
  const answers = await readToMark(work.db, mark.attemptId);
  const asked = answers.find(({ questionId }) => questionId === mark.questionId);
  if (asked?.kind !== 'ESSAY') throw new DomainError('NOT_FOUND', 'errors.notFound');
  const earned = mark.earned === null ? null : Math.round(mark.earned * 100);
  if (earned !== null && (earned < 0 || earned > asked.points * 100)) {
    throw new DomainError('INVALID', 'errors.invalid', {
      earned: { key: 'errors.exam.earnedBounds', args: { max: asked.points } },
    });
  }
  await saveHandMark(work.db, mark.attemptId, asked.position, {
    earned,
    comment: earned === null ? null : mark.comment,
    markedBy: earned === null ? null : by,
    markedAt: earned === null ? null : work.now,
    markedVersionId: asked.versionId,
  });
  return earned;
}

/** What the attempt comes to; null while something waits for marks. */
async function outcomeOf(
  work: Work,
  { attempt, passMark }: LockedAttempt,
): Promise<Outcome | null> {
  const answers = await readToMark(work.db, attempt._id);
  if (answers.some(({ earned }) => earned === null)) return null;
  const late = isLate(attempt.deadline, attempt.submittedAt ?? work.now);
  return markAttempt(answers, { number: attempt.number, passMark, late, end: 'FINISHED' });
}

async function tell(
  context: Context,
  work: Work,
  { attempt, locale, title }: LockedAttempt,
  outcome: Outcome,
): Promise<void> {
  const { translators } = context.services;
  const student = { ...attempt, locale, title };
  if (attempt.status === 'MARKING') {
    notify(work, resultNotification(translators, student, outcome, 'FINISHED'));
    return;
  }
  const before = attempt.score ?? 0;
  if (attempt.correctedFrom !== null || before === outcome.score) return;
  const scores = { before, score: outcome.score };
  notify(work, correctedNotification(translators, student, scores));
  await noteChange(context, work, { attempt, title, reason: null }, outcome.score);
}

async function tellTakenBack(
  context: Context,
  work: Work,
  { attempt, locale, title }: LockedAttempt,
  reason: string | null,
): Promise<void> {
  const { translators } = context.services;
  notify(work, takenBackNotification(translators, { ...attempt, locale, title }));
  await noteChange(context, work, { attempt, title, reason }, null);
}

/** Of a grade that stood. */
const noteChange = (
  context: Context,
  work: Work,
  {
    attempt,
    title,
    reason,
  }: Pick<LockedAttempt, 'attempt' | 'title'> & { readonly reason: string | null },
  after: number | null,
): Promise<void> =>
  noteGradeChange(work, {
    subjectKind: 'EXAM_ATTEMPT',
    subjectId: attempt._id,
    userId: attempt.userId,
    courseId: attempt.courseId,
    groupId: attempt.groupId,
    regionId: attempt.regionId,
    title,
    before: attempt.score,
    after,
    reason,
    changedBy: signedIn(context)._id,
  });
