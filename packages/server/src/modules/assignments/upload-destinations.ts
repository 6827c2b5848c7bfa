import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { type CompleteUpload, registerUploadDestination } from '../uploads/index.ts';
import { downloadsOf, insertAssignmentDownload, lockAssignment } from './assignments.repo.ts';
import { assignmentEditor, readAssignment } from './assignments.service.ts';
import { assignmentDownloads, feedbackFiles, submissionFiles } from './assignments.table.ts';
import { mayGrade } from './grading.service.ts';
import {
  mustBeDraft,
  notFound,
  ownSubmission,
  readStudentAssignment,
} from './student-work.service.ts';
import { audited } from './submission-audit.ts';
import {
  filesOf,
  type HeldSubmission,
  insertWorkFile,
  lockSubmission,
  saveSubmission,
} from './submissions.repo.ts';
import { checkOpen } from './submissions.rules.ts';

const MB = 1024 ** 2;
/** Files that come back with one submission. */
const MOST_FEEDBACK_FILES = 10;

registerUploadDestination('ASSIGNMENT_DOWNLOAD', {
  async mayUpload(context, assignmentId) {
    assignmentEditor(context);
    await readAssignment(context, assignmentId);
  },
  accepts: { contentTypes: [], maxBytes: 1024 * MB, media: 'any' },
  fileColumns: [assignmentDownloads.fileId],
  attach: attachDownload,
});

registerUploadDestination('SUBMISSION_FILE', {
  mayUpload: mayUploadWork,
  accepts: { contentTypes: [], maxBytes: 500 * MB, media: 'any' },
  fileColumns: [submissionFiles.fileId],
  attach: attachWork,
});

registerUploadDestination('FEEDBACK_FILE', {
  mayUpload: mayGrade,
  accepts: { contentTypes: [], maxBytes: 500 * MB, media: 'any' },
  fileColumns: [feedbackFiles.fileId],
  attach: attachFeedback,
});

/** A student sends files to a draft of their own, while it can be handed in. */
async function mayUploadWork(context: Context, submissionId: string): Promise<void> {
  const submission = await ownSubmission(context, submissionId);
  const assignment = await readStudentAssignment(context, submission.assignmentId);
  checkOpen(assignment, context.services.clock.now().toISOString());
  mustBeDraft(submission);
  if (assignment.maxFiles === 0) throw textOnly();
}

async function attachDownload(work: Work, { itemId, title, fileId, file }: CompleteUpload) {
  if (!(await lockAssignment(work.db, itemId))) throw notFound();
  const all = await downloadsOf(work.db, itemId);
  const known = all.find((download) => download.fileId === fileId);
  const download = known ?? {
    _id: newId(),
    assignmentId: itemId,
    fileId,
    title: title.trim().slice(0, 200) || file.fileName,
    position: (all.at(-1)?.position ?? 0) + 1,
  };
  if (!known) await insertAssignmentDownload(work.db, download);
  work.audit({
    entity: 'assignment',
    entityId: itemId,
    before: { download: known ?? null },
    after: { download },
  });
}

/** Puts a file to the student's draft. The deadline counts when the file is whole. */
async function attachWork(work: Work, upload: CompleteUpload): Promise<void> {
  const held = await lockSubmission(work.db, upload.itemId);
  if (!held || held.submission.userId !== upload.uploadedBy) throw notFound();
  const { submission, assignment, opensAt, dueAt } = held;
  checkOpen({ ...submission, opensAt, dueAt }, work.now);
  mustBeDraft(submission);
  await put(work, upload, held, { table: submissionFiles, most: assignment.maxFiles });
}

async function attachFeedback(work: Work, upload: CompleteUpload): Promise<void> {
  const held = await lockSubmission(work.db, upload.itemId);
  if (!held || held.submission.status === 'DRAFT') throw notFound();
  await put(work, upload, held, { table: feedbackFiles, most: MOST_FEEDBACK_FILES });
}

async function put(
  { db, now, audit }: Work,
  { itemId, fileId, file }: CompleteUpload,
  { submission: before }: HeldSubmission,
  place: { readonly table: typeof submissionFiles | typeof feedbackFiles; readonly most: number },
): Promise<void> {
  const { fileName, contentType, size, sha256 } = file;
  const files = await filesOf(db, place.table, itemId);
  const known = files.find((one) => one.fileId === fileId);
  if (!known && files.length >= place.most) {
    throw new DomainError('LIMIT', {
      key: 'errors.assignments.tooManyFiles',
      args: { max: place.most },
    });
  }
  const row = known ?? {
    _id: newId(),
    submissionId: itemId,
    fileId,
    fileName,
    contentType,
    size,
    sha256,
    createdAt: now,
  };
  const after = known ? before : { ...before, version: before.version + 1, updatedAt: now };
  if (!known) {
    await insertWorkFile(db, place.table, row);
    await saveSubmission(db, after);
  }
  audit({
    entity: 'submission',
    entityId: itemId,
    before: audited(before),
    after: { ...audited(after), file: row },
  });
}

const textOnly = () => new DomainError('INVALID', 'errors.assignments.textOnly');
