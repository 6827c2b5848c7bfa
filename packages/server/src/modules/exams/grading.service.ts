import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Work } from '../../platform/work.ts';
import { noteGradeChange } from '../grades/index.ts';
import { notify } from '../notifications/index.ts';
import { isLate } from './attempt.rules.ts';
import {
  type LockedAttempt,
  lockAttempt,
  readToMark,
  saveHandMark,
  updateAttempt,
} from './attempts.repo.ts';
import { isOwn, markerReach } from './exams.policy.ts';
import { toMarkList } from './grading.list.ts';
import { findLedAttempt } from './leaders.repo.ts';
import { correctedNotification, resultNotification } from './result-notification.ts';
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
  readonly earned: number;
  readonly comment: string | null;
}

/**
 * Marks an essay by hand. With the last one the attempt has its score, and the student is told; marked
 * anew, a score that stood changes with it, unless somebody has corrected it.
 * @throws DomainError NOT_FOUND (of a group that is not theirs, or not handed in), FORBIDDEN (their
 *   own), CONFLICT on an older version, INVALID with the field `earned`.
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
  await write(context, 'gradeExamAnswer', async (work) => {
    const locked = await lockAttempt(work.db, mark.attemptId);
    if (locked?.attempt.status !== 'MARKING' && locked?.attempt.status !== 'FINISHED') {
      throw new DomainError('NOT_FOUND', 'errors.notFound');
    }
    const attempt = sameVersion(locked.attempt, version);
    const earned = await saveMark(work, mark, viewer._id);
    const outcome = await outcomeOf(work, locked);
    const change = {
      ...(outcome && attempt.correctedFrom === null ? outcome : {}),
      ...(outcome && attempt.status === 'MARKING'
        ? { status: 'FINISHED' as const, finishedAt: work.now }
        : {}),
      version: version + 1,
    };
    await updateAttempt(work.db, mark.attemptId, change);
    const { questionId, comment } = mark;
    work.audit({
      entity: 'examAttempt',
      entityId: mark.attemptId,
      before: attempt,
      after: { ...change, questionId, earned, comment },
    });
    if (outcome) await tell(context, work, locked, outcome);
  });
}

/** Keeps the mark. @returns hundredths of a point. */
async function saveMark(work: Work, mark: HandMark, by: string): Promise<number> {
  const answers = await readToMark(work.db, mark.attemptId);
  const asked = answers.find(({ questionId }) => questionId === mark.questionId);
  if (asked?.kind !== 'ESSAY') throw new DomainError('NOT_FOUND', 'errors.notFound');
  const earned = Math.round(mark.earned * 100);
  if (earned < 0 || earned > asked.points * 100) {
    throw new DomainError('INVALID', 'errors.invalid', {
      earned: { key: 'errors.exam.earnedBounds', args: { max: asked.points } },
    });
  }
  await saveHandMark(work.db, mark.attemptId, asked.position, {
    earned,
    comment: mark.comment,
    markedBy: by,
    markedAt: work.now,
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
    await notify(work, resultNotification(translators, student, outcome, 'FINISHED'));
    return;
  }
  const before = attempt.score ?? 0;
  if (attempt.correctedFrom !== null || before === outcome.score) return;
  const scores = { before, score: outcome.score };
  await notify(work, correctedNotification(translators, student, scores));
  await noteGradeChange(work, {
    subjectKind: 'EXAM_ATTEMPT',
    subjectId: attempt._id,
    userId: attempt.userId,
    courseId: attempt.courseId,
    groupId: attempt.groupId,
    regionId: attempt.regionId,
    title,
    before,
    after: outcome.score,
    reason: null,
    changedBy: signedIn(context)._id,
  });
}
