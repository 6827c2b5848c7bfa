import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { isOwn, reaches } from '../../platform/viewer.ts';
import { notify } from '../notifications/index.ts';
import { insertAttempt } from './attempts.repo.ts';
import { changeableResults } from './exams.policy.ts';
import {
  findMade,
  findRecordable,
  listRecordable,
  type RecordableExam,
  studiesIn,
} from './recorded-results.repo.ts';
import {
  checkFinished,
  isSameRecord,
  numberOfRecord,
  type RecordedResultInput,
  recordOutcome,
} from './recorded-results.rules.ts';
import { recordedNotification } from './result-notification.ts';

const conflict = () => new DomainError('CONFLICT', 'errors.conflict');
const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/**
 * What the admin may record for a person: exams of the groups in which they study. Empty alike for
 * nobody and for somebody of other regions.
 */
export const listRecordableExams = (context: Context, studentId: string) =>
  listRecordable(context.db, studentId, {
    scope: changeableResults(signedIn(context)),
    now: context.services.clock.now(),
  });

/** Rules that another attempt of the same moment breaks. */
const MADE_BY_ANOTHER = ['exam_attempts_pkey', 'exam_attempts_number_key'];
/** Looks of a record: one that lost a race finds the other attempt, or the limit, at the next. */
const LOOKS = 5;

/**
 * Writes down the result of an exam that was sat on paper; it counts as an attempt, and the student
 * is told. The browser makes the id, so a repeated call answers the same result.
 * @returns the result's id.
 * @throws DomainError FORBIDDEN (own result), NOT_FOUND (group not of the admin's regions, or an id
 *   of another region), INVALID with its fields, LIMIT (no attempts left), CONFLICT (an attempt is
 *   open, or the id is of another attempt).
 */
export async function recordExamResult(
  context: Context,
  id: string,
  input: RecordedResultInput,
): Promise<string> {
  const viewer = signedIn(context);
  const scope = changeableResults(viewer);
  for (let look = 0; look < LOOKS; look += 1) {
    const made = await findMade(context.db, id);
    if (made && !reaches(scope, made.regionId)) throw notFound();
    if (made && !isSameRecord(made, input)) throw conflict();
    if (made) return id;
    if (isOwn(viewer, input.studentId)) throw new DomainError('FORBIDDEN', 'errors.exam.ownResult');
    const now = context.services.clock.now();
    const exam = await findRecordable(context.db, input, { scope, now });
    if (!exam) throw await whyNot(context, input);
    checkFinished(input.finishedAt, now);
    if (await record(context, id, input, exam)) return id;
  }
  throw conflict();
}

/** What stands between a person and an exam in a group. */
async function whyNot(context: Context, input: RecordedResultInput): Promise<DomainError> {
  const studies = await studiesIn(context.db, input, changeableResults(signedIn(context)));
  if (studies === undefined) return notFound();
  const notOffered = { examId: 'errors.exam.notOffered' } as const;
  const noMember = { studentId: 'errors.exam.notInGroup' } as const;
  return new DomainError('INVALID', 'errors.invalid', studies ? notOffered : noMember);
}

/** Writes the result down; false where another attempt was faster. */
async function record(
  context: Context,
  id: string,
  input: RecordedResultInput,
  exam: RecordableExam,
): Promise<boolean> {
  const number = numberOfRecord(exam);
  const { translators } = context.services;
  try {
    await write(context, 'recordExamResult', async (work) => {
      const row = {
        ...recordOutcome(input.score, number, exam.passMark),
        _id: id,
        examId: exam.examId,
        courseId: exam.courseId,
        userId: input.studentId,
        groupId: exam.groupId,
        regionId: exam.regionId,
        number,
        status: 'FINISHED' as const,
        // When somebody began on paper nobody has written down.
        startedAt: input.finishedAt,
        finishedAt: input.finishedAt,
        recordedAt: work.now,
        recordedBy: signedIn(context)._id,
        recordReason: input.reason,
      };
      await insertAttempt(work.db, row);
      work.audit({ entity: 'examAttempt', entityId: id, after: row });
      const student = { ...row, locale: exam.locale, title: exam.title };
      notify(work, recordedNotification(translators, student));
    });
    return true;
  } catch (error) {
    if (breaksReference(error) || MADE_BY_ANOTHER.some((rule) => breaksUnique(error, rule))) {
      return false;
    }
    throw error;
  }
}
