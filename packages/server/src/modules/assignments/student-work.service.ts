import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Work } from '../../platform/work.ts';
import { inPerson } from '../identity/index.ts';
import { submissionFiles, type SubmissionRow } from './assignments.table.ts';
import { tellGradeChange } from './grade-changes.ts';
import { newSubmission } from './new-submission.ts';
import { receiptOf } from './receipt.ts';
import { mailReceipt } from './receipt-mail.ts';
import type { StudentAssignment } from './student-assignments.list.ts';
import { findStudentAssignment, findStudentAssignments } from './student-assignments.repo.ts';
import { audited } from './submission-audit.ts';
import {
  deleteWorkFile,
  filesOf,
  findSubmission,
  findWorkFile,
  type HeldSubmission,
  insertSubmission,
  lockSubmission,
  saveSubmission,
} from './submissions.repo.ts';
import {
  type AssignmentState,
  checkHandingIn,
  checkOpen,
  stateOf,
  type SubmissionDraftInput,
} from './submissions.rules.ts';

export const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

const askedNow = (context: Context) => ({
  userId: signedIn(context)._id,
  now: context.services.clock.now().toISOString(),
});

/** An assignment that is open to the student. @throws DomainError NOT_FOUND. */
export async function readStudentAssignment(
  context: Context,
  id: string,
  asked: ReadonlySet<string> = new Set(),
): Promise<StudentAssignment> {
  const found = await findStudentAssignment(context.db, { ...askedNow(context), id }, asked);
  if (!found) throw notFound();
  return found;
}

interface StudentFilter {
  readonly courseId?: string | null | undefined;
  readonly states?: readonly AssignmentState[] | null | undefined;
}

/** The student's assignments, what is due first before the others. */
export async function listStudentAssignments(
  context: Context,
  { courseId, states }: StudentFilter,
  asked: ReadonlySet<string>,
): Promise<StudentAssignment[]> {
  const asking = askedNow(context);
  const which = { ...asking, courseId: courseId ?? null };
  const all = await findStudentAssignments(context.db, which, asked);
  return states ? all.filter((one) => states.includes(stateOf(one, asking.now))) : all;
}

/**
 * Keeps what a student has written so far. The browser makes the id of the work and numbers its changes:
 * one that comes late, or twice, changes nothing.
 * @returns the id of the assignment.
 * @throws DomainError NOT_FOUND, FORBIDDEN where it is closed, CONFLICT where the work was begun under
 * another id or is handed in, INVALID for text where none is wanted.
 */
export async function saveSubmissionDraft(
  context: Context,
  input: SubmissionDraftInput,
): Promise<string> {
  inPerson(context);
  const { userId, now } = askedNow(context);
  const assignment = await readStudentAssignment(context, input.assignmentId);
  checkOpen(assignment, now);
  if (!assignment.allowText && input.text !== '') {
    throw new DomainError('INVALID', 'errors.invalid', { text: 'errors.assignments.filesOnly' });
  }
  const words = { text: input.text, lateReason: input.lateReason || null };
  if (assignment.submissionId === null) {
    if (await begin(context, assignment, input, words)) return assignment._id;
  } else if (assignment.submissionId !== input._id) {
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
  const known = await findSubmission(context.db, input._id);
  if (known?.userId !== userId) throw new DomainError('CONFLICT', 'errors.conflict');
  if (input.sequence <= known.sequence) return assignment._id;
  await change(context, 'saveSubmissionDraft', input._id, (_work, { submission }) => {
    mustBeDraft(submission);
    // A newer one was faster.
    if (input.sequence <= submission.sequence) return submission;
    return { ...submission, ...words, sequence: input.sequence };
  });
  return assignment._id;
}

/** Writes the first draft down; false where another tab was faster. */
async function begin(
  context: Context,
  assignment: StudentAssignment,
  { _id, sequence }: SubmissionDraftInput,
  words: { readonly text: string; readonly lateReason: string | null },
): Promise<boolean> {
  try {
    await write(context, 'saveSubmissionDraft', async ({ db, now, audit }) => {
      const row = newSubmission({
        ...words,
        _id,
        sequence,
        now,
        assignmentId: assignment._id,
        courseId: assignment.course._id,
        userId: signedIn(context)._id,
        groupId: assignment.groupId,
        regionId: assignment.regionId,
      });
      await insertSubmission(db, row);
      audit({ entity: 'submission', entityId: _id, after: audited(row) });
    });
    return true;
  } catch (error) {
    if (breaksUnique(error, 'submissions_key') || breaksUnique(error, 'submissions_pkey')) {
      return false;
    }
    throw error;
  }
}

/**
 * Hands the work in, and mails the receipt. Asked again once it is handed in, it answers the same.
 * @returns the id of the assignment.
 * @throws DomainError NOT_FOUND, CONFLICT on an older version, FORBIDDEN where it is closed, INVALID
 * where there is nothing to hand in, or no reason why it comes late.
 */
export async function submitAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<string> {
  const known = await ownSubmission(context, id);
  if (known.status !== 'DRAFT') return known.assignmentId;
  await change(context, 'submitAssignment', id, async (work, held) => {
    const { submission, dueAt } = held;
    // The same call came twice at once.
    if (submission.status !== 'DRAFT') return submission;
    sameVersion(submission, version);
    const files = await filesOf(work.db, submissionFiles, id);
    checkHandingIn({ ...submission, dueAt, files: files.length }, work.now);
    const number = submission.number + 1;
    const made = { submissionId: id, number, submittedAt: work.now, text: submission.text, files };
    const receipt = receiptOf(made);
    const after: SubmissionRow = {
      ...submission,
      status: 'SUBMITTED',
      number,
      submittedAt: work.now,
      dueAt,
      receiptHash: receipt.hash,
      receiptCode: receipt.code,
    };
    await mailReceipt(context.services, work, held, { ...made, ...receipt });
    return after;
  });
  return known.assignmentId;
}

/**
 * Takes handed in work back to a draft, while it can still be handed in; a grade that it had goes.
 * @returns the id of the assignment.
 * @throws DomainError NOT_FOUND, CONFLICT on an older version, FORBIDDEN where it is closed.
 */
export async function withdrawSubmission(
  context: Context,
  id: string,
  version: number,
): Promise<string> {
  const { assignmentId } = await ownSubmission(context, id);
  await change(context, 'withdrawSubmission', id, async (work, { submission }) => {
    sameVersion(submission, version);
    if (submission.status === 'GRADED') {
      const { score, completed } = submission;
      await tellGradeChange(work, {
        ...subjectOf(submission),
        before: { score, completed },
        after: null,
        reason: null,
        by: submission.userId,
      });
    }
    return {
      ...submission,
      ...UNGRADED,
      status: 'DRAFT',
      submittedAt: null,
      receiptHash: null,
      receiptCode: null,
      dueAt: null,
    };
  });
  return assignmentId;
}

/** Takes a file out of a draft. @returns the id of the assignment. @throws as `saveSubmissionDraft`. */
export async function removeSubmissionFile(context: Context, fileId: string): Promise<string> {
  const file = await findWorkFile(context.db, submissionFiles, fileId);
  if (!file) throw notFound();
  const { assignmentId } = await ownSubmission(context, file.submissionId);
  await change(context, 'removeSubmissionFile', file.submissionId, async ({ db }, held) => {
    mustBeDraft(held.submission);
    await deleteWorkFile(db, submissionFiles, fileId);
    return { ...held.submission };
  });
  return assignmentId;
}

/** What a submission without a grade holds; its feedback stays for the next time. */
export const UNGRADED = { score: null, completed: null, gradedAt: null, gradedBy: null } as const;

/** Whose grade changes, and where. */
export const subjectOf = ({ _id, userId, courseId, groupId, regionId }: SubmissionRow) => ({
  subjectKind: 'SUBMISSION_GRADE' as const,
  subjectId: _id,
  userId,
  courseId,
  groupId,
  regionId,
});

/** @throws DomainError CONFLICT for work that is handed in. */
export function mustBeDraft({ status }: Pick<SubmissionRow, 'status'>): void {
  if (status !== 'DRAFT') throw new DomainError('CONFLICT', 'errors.assignments.handedIn');
}

/**
 * The person's own work, which they change.
 * @throws DomainError NOT_FOUND for any other, FORBIDDEN through another person's eyes.
 */
export async function ownSubmission(context: Context, id: string): Promise<SubmissionRow> {
  const submission = await findSubmission(context.db, id);
  if (submission?.userId !== inPerson(context)._id) throw notFound();
  return submission;
}

/** Changes the student's own work while it is open; the same object back changes nothing. @throws DomainError FORBIDDEN where it is not. */
async function change(
  context: Context,
  action: string,
  id: string,
  next: (work: Work, held: HeldSubmission) => SubmissionRow | Promise<SubmissionRow>,
): Promise<void> {
  await write(context, action, async (work) => {
    const held = await lockSubmission(work.db, id);
    if (!held) throw notFound();
    const { submission: before, opensAt, dueAt } = held;
    checkOpen({ ...before, opensAt, dueAt }, work.now);
    const changed = await next(work, held);
    const stays = changed === before;
    const after = stays ? before : { ...changed, version: before.version + 1, updatedAt: work.now };
    if (!stays) await saveSubmission(work.db, after);
    work.audit({
      entity: 'submission',
      entityId: id,
      before: audited(before),
      after: audited(after),
    });
  });
}
