import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import type { Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { blockedReason, decideStart, mayEnd, type Offer } from './attempt.rules.ts';
import {
  endAttempt,
  type ExamAttempt,
  findAttemptOwner,
  findOwnAttempt,
  insertAttempt,
  lockAttempt,
  readMarked,
} from './attempts.repo.ts';
import { resultNotification } from './result-notification.ts';
import { markAttempt } from './scoring.rules.ts';
import type { StudentExam } from './student-exams.list.ts';
import { findStudentExam } from './student-exams.repo.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');
const inOfflineApp = (context: Context) => context.services.env.APP_ENV === 'offline-app';

/** A record as the person of the request sees it now. */
const asStudent = (context: Context, id: string) => ({
  id,
  userId: signedIn(context)._id,
  now: context.services.clock.now().toISOString(),
});

/** An exam that is open to the student. @throws DomainError NOT_FOUND. */
export async function readStudentExam(
  context: Context,
  id: string,
  asked: ReadonlySet<string> = new Set(),
): Promise<StudentExam> {
  const exam = await findStudentExam(context.db, asStudent(context, id), asked);
  if (!exam) throw notFound();
  return exam;
}

/** Why the exam cannot be started or gone on with, in the person's language; null if it can. */
export function blockedText(context: Context, exam: StudentExam): string | null {
  const reason = blockedReason(exam, inOfflineApp(context));
  return reason === null ? null : context.t.dynamic(reason);
}

/** One of the person's own attempts, open or over. @throws DomainError NOT_FOUND. */
export async function readAttempt(context: Context, id: string): Promise<ExamAttempt> {
  const attempt = await findOwnAttempt(context.db, asStudent(context, id));
  if (!attempt) throw notFound();
  return attempt;
}

/** Rules that one of two starts at the same moment breaks. */
const STARTED_BY_ANOTHER = [
  'exam_attempts_pkey',
  'exam_attempts_number_key',
  'exam_attempts_open_key',
];
/** Looks of a start: one that lost a race finds the winner's attempt, or the limit, at the next. */
const LOOKS = 5;

/**
 * Begins an attempt, which counts from here on, or goes on with the one that is open. The browser
 * makes the id, so a repeated call answers the same attempt.
 * @returns the id of the attempt that is open now, or of this id's own where it is over.
 * @throws DomainError NOT_FOUND (exam not open to the student, or an id of somebody else), CONFLICT
 *   (an id of another exam), LIMIT (no attempts left), FORBIDDEN (not in the offline app, or lessons
 *   that the exam asks for are not seen).
 */
export async function startExamAttempt(
  context: Context,
  id: string,
  examId: string,
): Promise<string> {
  const viewer = signedIn(context);
  for (let look = 0; look < LOOKS; look += 1) {
    const made = await findAttemptOwner(context.db, id);
    if (made && made.userId !== viewer._id) throw notFound();
    if (made && made.examId !== examId) throw new DomainError('CONFLICT', 'errors.conflict');
    if (made) return id;
    const exam = await readStudentExam(context, examId);
    const start = decideStart(exam, inOfflineApp(context));
    if (start.kind === 'refuse') throw new DomainError(start.code, start.reason);
    if (start.kind === 'go on') return start.attemptId;
    if (await begin(context, id, exam, start.offer)) return id;
  }
  throw new DomainError('CONFLICT', 'errors.conflict');
}

/** Writes the attempt down; false where another start was faster. */
async function begin(
  context: Context,
  id: string,
  exam: StudentExam,
  offer: Offer,
): Promise<boolean> {
  try {
    await write(context, 'startExamAttempt', async ({ db, now, audit }) => {
      const row = {
        _id: id,
        examId: exam._id,
        courseId: exam.course._id,
        userId: signedIn(context)._id,
        groupId: offer.groupId,
        regionId: offer.regionId,
        number: exam.lastNumber + 1,
        status: 'OPEN' as const,
        startedAt: now,
      };
      await insertAttempt(db, row);
      audit({ entity: 'examAttempt', entityId: id, after: row });
    });
    return true;
  } catch (error) {
    if (STARTED_BY_ANOTHER.some((rule) => breaksUnique(error, rule))) return false;
    throw error;
  }
}

/** Takes a transaction back that found its work already done by another request. */
class AlreadyEnded extends Error {
  override name = 'AlreadyEnded';
}

/**
 * Ends one of the person's own attempts: marks it, tells the student. One that is over already stays
 * as it is, so finishing may be asked for any number of times, from any number of tabs.
 * @throws DomainError NOT_FOUND.
 */
export async function endExamAttempt(
  context: Context,
  id: string,
  action: keyof typeof ENDS,
): Promise<void> {
  const attempt = await findAttemptOwner(context.db, id);
  if (attempt?.userId !== signedIn(context)._id) throw notFound();
  if (!mayEnd(attempt.status)) return;
  try {
    await write(context, action, (work) => end(context, work, id, ENDS[action]));
  } catch (error) {
    if (!(error instanceof AlreadyEnded)) throw error;
  }
}

const ENDS = { finishExamAttempt: 'FINISHED', abandonExamAttempt: 'ABANDONED' } as const;

async function end(
  { services }: Context,
  work: Work,
  id: string,
  status: 'FINISHED' | 'ABANDONED',
): Promise<void> {
  const locked = await lockAttempt(work.db, id);
  if (!locked || !mayEnd(locked.attempt.status)) throw new AlreadyEnded();
  const { attempt, passMark, title, locale } = locked;
  const questions = await readMarked(work.db, attempt);
  const outcome = markAttempt(questions, { number: attempt.number, passMark, end: status });
  const change = { ...outcome, status, finishedAt: work.now };
  await endAttempt(work.db, id, change);
  work.audit({ entity: 'examAttempt', entityId: id, before: attempt, after: change });
  const student = { ...attempt, locale, title };
  await notify(work, resultNotification(services.translators, student, outcome, status));
}
