import { type Context, signedIn, write } from '../../graphql/context.ts';
import { eachRecord, type Outcome } from '../../graphql/outcomes.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import { reaches } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { feedbackText } from './assignment-texts.ts';
import { gradedRegions, isOwnWork } from './assignments.policy.ts';
import { feedbackFiles, type SubmissionRow } from './assignments.table.ts';
import { type Grade, tellGradeChange } from './grade-changes.ts';
import { gradedNotification, ungradedNotification } from './grade-notification.ts';
import { countUse } from './saved-comments.repo.ts';
import { notFound, subjectOf, UNGRADED } from './student-work.service.ts';
import { audited } from './submission-audit.ts';
import { type Submission, submissionsList } from './submissions.list.ts';
import {
  deleteWorkFile,
  facilitates,
  findSubmission,
  findWorkFile,
  type HeldSubmission,
  lockSubmission,
  saveSubmission,
} from './submissions.repo.ts';
import { gradeOf, type SubmissionGradeInput } from './submissions.rules.ts';

/** What was handed in to whoever asks: of groups they facilitate, and of regions. */
export function listSubmissions(
  context: Context,
  { filter, ...request }: Omit<ListRequest, 'regions'>,
): Promise<List<Submission>> {
  return submissionsList.read(context.db, {
    ...request,
    filter: { ...filter, reach: reachOf(context) },
    regions: 'all',
  });
}

/** One submission. @throws DomainError NOT_FOUND alike for drafts, others' groups and what is not there. */
export async function readSubmission(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Submission> {
  const { items } = await submissionsList.read(context.db, {
    filter: { ids: [id], reach: reachOf(context) },
    regions: 'all',
    page: { page: 1, perPage: 1 },
    relations,
  });
  const [submission] = items;
  if (!submission) throw notFound();
  return submission;
}

/** Null for whoever grades everywhere. */
function reachOf(context: Context) {
  const viewer = signedIn(context);
  const regions = gradedRegions(viewer);
  return regions === 'all' ? null : { userId: viewer._id, regions };
}

/**
 * Grades what was handed in, or grades it anew, and tells the student.
 * @throws DomainError NOT_FOUND, FORBIDDEN for one's own, CONFLICT on an older version, INVALID with
 * `score` or `completed`.
 */
export async function gradeSubmission(
  context: Context,
  id: string,
  version: number,
  { feedback, savedCommentIds, ...input }: SubmissionGradeInput,
): Promise<void> {
  const by = signedIn(context)._id;
  await grade(context, 'gradeSubmission', id, async (work, held) => {
    const before = sameVersion(held.submission, version);
    const given = gradeOf(held.assignment.kind, input);
    const cleaned = feedback ? (await feedbackText.write(work.db, id, feedback)) || null : null;
    if (savedCommentIds) await countUse(work.db, by, savedCommentIds);
    await tellOfGrade(context, work, held, given);
    return {
      ...before,
      ...given,
      feedback: cleaned,
      status: 'GRADED',
      gradedAt: work.now,
      gradedBy: by,
    };
  });
}

/** Takes a grade back; the feedback stays for the next one. @throws DomainError as `gradeSubmission`. */
export async function ungradeSubmission(
  context: Context,
  id: string,
  version: number,
): Promise<void> {
  await grade(context, 'ungradeSubmission', id, async (work, held) => {
    const before = sameVersion(held.submission, version);
    if (before.status !== 'GRADED') throw new DomainError('CONFLICT', 'errors.conflict');
    await tellOfGrade(context, work, held, null);
    return { ...before, ...UNGRADED, status: 'SUBMITTED' };
  });
}

/**
 * Takes a grade back in the transaction of whoever decides it, who tells the student, too: the work
 * waits to be graded again.
 * @throws DomainError CONFLICT where it is not graded any more.
 */
export async function takeGradeBack(
  work: Work,
  id: string,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<void> {
  const held = await lockSubmission(work.db, id);
  if (held?.submission.status !== 'GRADED') throw new DomainError('CONFLICT', 'errors.conflict');
  const before = held.submission;
  const { score, completed, version } = before;
  const after: SubmissionRow = {
    ...before,
    ...UNGRADED,
    status: 'SUBMITTED',
    version: version + 1,
    updatedAt: work.now,
  };
  await saveSubmission(work.db, after);
  work.audit({
    entity: 'submission',
    entityId: id,
    before: audited(before),
    after: audited(after),
  });
  await tellGradeChange(work, {
    ...subjectOf(before),
    before: { score, completed },
    after: null,
    reason,
    by,
  });
}

/**
 * Notes many as complete or incomplete, each in a transaction of its own: one that may not be graded
 * holds up nobody else. What is so already stays untouched.
 */
export function completeSubmissions(
  context: Context,
  ids: readonly string[],
  completed: boolean,
): Promise<Outcome[]> {
  return eachRecord(context, ids, async (id) => {
    let changed = false;
    await grade(context, 'completeSubmissions', id, async (work, held) => {
      const given = gradeOf(held.assignment.kind, { completed });
      if (held.submission.completed === completed) return held.submission;
      changed = true;
      await tellOfGrade(context, work, held, given);
      const by = signedIn(context)._id;
      return { ...held.submission, ...given, status: 'GRADED', gradedAt: work.now, gradedBy: by };
    });
    return changed ? 'DONE' : 'UNCHANGED';
  });
}

/** Takes a file out of the feedback. @returns the submission's id. @throws as `gradeSubmission`. */
export async function removeFeedbackFile(context: Context, fileId: string): Promise<string> {
  const file = await findWorkFile(context.db, feedbackFiles, fileId);
  if (!file) throw notFound();
  await grade(context, 'removeFeedbackFile', file.submissionId, async ({ db }, held) => {
    await deleteWorkFile(db, feedbackFiles, fileId);
    return { ...held.submission };
  });
  return file.submissionId;
}

/** Whoever may grade a submission. @throws DomainError NOT_FOUND, FORBIDDEN for one's own. */
export async function mayGrade(context: Context, id: string): Promise<void> {
  const submission = await findSubmission(context.db, id);
  if (!submission || submission.status === 'DRAFT') throw notFound();
  await allowGrading(context, submission);
}

async function allowGrading(
  context: Context,
  { userId, groupId, regionId }: SubmissionRow,
): Promise<void> {
  const viewer = signedIn(context);
  const may =
    reaches(gradedRegions(viewer), regionId) ||
    (await facilitates(context.db, viewer._id, groupId));
  if (!may) throw notFound();
  if (isOwnWork(viewer, userId)) throw new DomainError('FORBIDDEN', 'errors.assignments.ownWork');
}

/** Changes handed in work by somebody who grades it; the same object back changes nothing. */
async function grade(
  context: Context,
  action: string,
  id: string,
  next: (work: Work, held: HeldSubmission) => SubmissionRow | Promise<SubmissionRow>,
): Promise<void> {
  await mayGrade(context, id);
  await write(context, action, async (work) => {
    const held = await lockSubmission(work.db, id);
    if (!held || held.submission.status === 'DRAFT') throw notFound();
    const before = held.submission;
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

/** Tells the student, and whoever keeps changes of grades. Null: there is none any more. */
async function tellOfGrade(
  { services: { translators }, viewer }: Context,
  work: Work,
  held: HeldSubmission,
  after: Grade | null,
): Promise<void> {
  const { score, completed, status } = held.submission;
  const before = status === 'GRADED' ? { score, completed } : null;
  const same = before?.score === after?.score && before?.completed === after?.completed;
  if (same) return;
  await tellGradeChange(work, {
    ...subjectOf(held.submission),
    before,
    after,
    reason: null,
    by: viewer?._id ?? '',
  });
  notify(
    work,
    after ? gradedNotification(translators, held, after) : ungradedNotification(translators, held),
  );
}
