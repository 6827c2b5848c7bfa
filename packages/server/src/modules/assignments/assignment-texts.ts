import { defineRichText } from '../../platform/rich-text.ts';
import {
  assignmentDownloads,
  assignments,
  feedbackFiles,
  submissionFiles,
  submissions,
} from './assignments.table.ts';

/** What an assignment asks for. */
export const assignmentText = defineRichText({
  column: assignments.content,
  files: [{ recordId: assignmentDownloads.assignmentId, fileId: assignmentDownloads.fileId }],
});

/** What somebody who grades writes to the student, who may read both kinds of files. */
export const feedbackText = defineRichText({
  column: submissions.feedback,
  files: [
    { recordId: submissionFiles.submissionId, fileId: submissionFiles.fileId },
    { recordId: feedbackFiles.submissionId, fileId: feedbackFiles.fileId },
  ],
});
