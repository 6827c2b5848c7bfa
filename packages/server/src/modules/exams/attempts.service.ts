import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { inPerson } from '../identity/index.ts';
import { dueAtOf } from './attempt-clock.rules.ts';
import {
  AlreadyEnded,
  type End,
  endLocked,
  settleAttempt,
  verdictOn,
} from './attempt-end.service.ts';
import {
  decidePractice,
  decideStart,
  mayEnd,
  type Offer,
  type Start,
  type StartMode,
} from './attempt.rules.ts';
import {
  findAttemptOwner,
  findOwnAttempt,
  lockAttempt,
  type StoredAttempt,
} from './attempts.repo.ts';
import { beginAttempt } from './attempt-start.repo.ts';
import { chance } from './chance.ts';
import { drawQuestions } from './draw.rules.ts';
import { findDrawable } from './draw.repo.ts';
import { contentIn } from './question-text.rules.ts';
import { heedClock } from './server-absence.service.ts';
import { asStudent, lookAtStudentExam, termsOf } from './student-exams.service.ts';
import type { StudentExam } from './student-exams.list.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** An attempt as its student reads it, in the language in which it is sat. */
export function presentAttempt(stored: StoredAttempt, now: Date) {
  const wanted = { locale: stored.locale, fallback: stored.fallback };
  const questions = (stored.questions ?? []).map(({ content, partIds, ...question }) => ({
    ...question,
    ...contentIn(content, wanted, partIds),
  }));
  return { ...stored, questions, serverNow: now.toISOString() };
}

export type ExamAttempt = ReturnType<typeof presentAttempt>;
export type AttemptQuestion = ExamAttempt['questions'][number];

/**
 * One of the person's own attempts, open or over.
 * @param asked names its exam and its questions where they are to be read.
 * @throws DomainError NOT_FOUND.
 */
export async function readAttempt(
  context: Context,
  id: string,
  asked: ReadonlySet<string>,
): Promise<ExamAttempt> {
  await heedClock(context.services);
  const look = () => findOwnAttempt(context.db, asStudent(context, id), asked);
  let attempt = await look();
  if (attempt?.over) {
    await settleAttempt(context.services, id);
    attempt = await look();
  }
  if (!attempt) throw notFound();
  return presentAttempt(attempt, context.services.clock.now());
}

/** Rules that one of two starts at the same moment breaks. */
const STARTED_BY_ANOTHER = [
  'exam_attempts_pkey',
  'exam_attempts_number_key',
  'exam_attempts_open_key',
];
/** Looks of a start: one that lost a race finds the winner's attempt, or the limit, at the next. */
const LOOKS = 5;

/** What a student asks for with Start. */
export interface StartRequest {
  readonly examId: string;
  readonly locale: string | null;
  readonly mode: StartMode;
}

/**
 * Begins an attempt, which counts from here on, or goes on with the one that is open. The browser
 * makes the id, so a repeated call answers the same attempt.
 * @returns the id of the attempt that is open now, or of this id's own where it is over.
 * @throws DomainError NOT_FOUND (exam not open to the student, or an id of somebody else), CONFLICT
 *   (an id of another exam), LIMIT (no attempts left), FORBIDDEN (not in the offline app, outside of
 *   its window, lessons that the exam asks for are not seen, or through another person's eyes).
 */
export async function startExamAttempt(
  context: Context,
  id: string,
  request: StartRequest,
): Promise<string> {
  inPerson(context);
  for (let look = 0; look < LOOKS; look += 1) {
    const exam = await lookAtStudentExam(context, request.examId);
    const start = exam && startOf(context, exam, request.mode);
    if (exam && start?.kind === 'begin' && (await begin(context, id, exam, request))) return id;
    // Whatever stands in the way of another attempt, the same start sent again is answered alike.
    if (await wasBegun(context, id, request)) return id;
    if (!start) throw notFound();
    if (start.kind === 'refuse') throw new DomainError(start.code, start.reason);
    if (start.kind === 'go on') return start.attemptId;
  }
  throw new DomainError('CONFLICT', 'errors.conflict');
}

/** Whether the id is an attempt of the person's, at what is asked for. @throws DomainError. */
async function wasBegun(context: Context, id: string, request: StartRequest): Promise<boolean> {
  const made = await findAttemptOwner(context.db, id);
  if (!made) return false;
  if (made.userId !== signedIn(context)._id) throw notFound();
  if (made.examId !== request.examId || made.mode !== request.mode) {
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
  return true;
}

function startOf(context: Context, exam: StudentExam, mode: StartMode): Start<Offer> {
  const { offer, conditions, now } = termsOf(context, exam);
  if (mode === 'PRACTICE') return decidePractice(exam, offer, now);
  return decideStart({ ...exam, allowedAttempts: conditions.allowedAttempts }, offer, now);
}

/** Writes the attempt down with what it asks; false where another start was faster. */
async function begin(
  context: Context,
  id: string,
  exam: StudentExam,
  request: StartRequest,
): Promise<boolean> {
  const items = await findDrawable(context.db, exam._id);
  const shuffle = { questions: exam.shuffleQuestions, parts: exam.shuffleParts };
  try {
    await beginAttempt(context.db, context.actor, {
      attempt: attemptOf(context, exam, { _id: id, ...request }),
      drawn: drawQuestions(items, shuffle, chance),
      device: context.userAgent ?? '',
      action: 'startExamAttempt',
    });
  } catch (error) {
    if (STARTED_BY_ANOTHER.some((rule) => breaksUnique(error, rule))) return false;
    throw error;
  }
  await context.services.database.flush();
  return true;
}

function attemptOf(
  context: Context,
  exam: StudentExam,
  { _id, locale, mode }: StartRequest & { readonly _id: string },
) {
  const { offer, conditions, now } = termsOf(context, exam);
  if (!offer) throw notFound();
  const startedAt = now.toISOString();
  return {
    _id,
    examId: exam._id,
    courseId: exam.course._id,
    userId: signedIn(context)._id,
    groupId: offer.groupId,
    regionId: offer.regionId,
    number: mode === 'EXAM' ? exam.lastNumber + 1 : 0,
    status: 'OPEN' as const,
    mode,
    locale: locale ?? context.locale,
    startedAt,
    dueAt: dueAtOf(startedAt, conditions.timeLimitMinutes),
    deadline: offer.deadline,
    leavingFails: conditions.leavingFails && mode === 'EXAM',
    graceSeconds: conditions.graceSeconds,
    connectionGraceSeconds: conditions.connectionGraceSeconds,
  };
}

const HANDED_IN = { status: 'FINISHED', endedBy: 'HANDED_IN' } as const;

/**
 * Ends one of the person's own attempts: marks it, tells the student. One that is over already stays
 * as it is, so finishing may be asked for any number of times, from any number of tabs. What the law
 * has ended before ends as the law says.
 * @param by how it is abandoned, where it is.
 * @throws DomainError NOT_FOUND.
 */
export async function endExamAttempt(
  context: Context,
  id: string,
  action: 'finishExamAttempt' | 'abandonExamAttempt',
  by: 'LEFT' | 'LOGGED_OUT' = 'LEFT',
): Promise<void> {
  const end =
    action === 'finishExamAttempt' ? HANDED_IN : ({ status: 'ABANDONED', endedBy: by } as const);
  await heedClock(context.services);
  if (await endOpen(context, id, action, end)) return;
  await settleAttempt(context.services, id);
  // What no server could see is forgiven by now.
  await endOpen(context, id, action, end);
}

/** @returns false where the law has ended the attempt, which is not written down yet. */
async function endOpen(
  context: Context,
  id: string,
  action: string,
  end: Omit<End, 'at'>,
): Promise<boolean> {
  const { _id: userId } = inPerson(context);
  let byLaw = false;
  try {
    await write(context, action, async (work) => {
      const locked = await lockAttempt(work.db, id, userId);
      if (!locked) throw notFound();
      byLaw = verdictOn(locked, work.now) !== null;
      if (byLaw || !mayEnd(locked.attempt.status)) throw new AlreadyEnded();
      await endLocked(context.services, work, locked, { ...end, at: work.now });
    });
  } catch (error) {
    if (!(error instanceof AlreadyEnded)) throw error;
  }
  return !byLaw;
}
