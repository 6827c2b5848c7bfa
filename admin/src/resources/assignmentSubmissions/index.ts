import { seldomScreen } from '../../shared/page/lazy-screen.ts';
import type { SubmissionRow } from './assignment-submissions.binding.ts';

const bindings = () => import('./assignment-submissions.binding.ts');

/** What serves the grading inbox besides reading and grading. */
export const submissionBindings = {
  feedbackFiles: () => bindings().then((file) => file.feedbackFilesBinding),
  gradedAssignments: () => bindings().then((file) => file.gradedAssignmentsBinding),
  groupStudents: () => bindings().then((file) => file.groupStudentsBinding),
  savedComments: () => bindings().then((file) => file.savedCommentsBinding),
  submissionCompletions: () => bindings().then((file) => file.submissionCompletionsBinding),
  submissionReopenings: () => bindings().then((file) => file.submissionReopeningsBinding),
};

export const assignmentSubmissions = {
  name: 'assignmentSubmissions',
  binding: () => bindings().then((file) => file.submissionsBinding),
  recordRepresentation: ({ student }: SubmissionRow) => student.fullName,
  list: seldomScreen(() => import('./SubmissionInbox.tsx').then((file) => file.SubmissionInbox)),
  show: seldomScreen(() => import('./SubmissionShow.tsx').then((file) => file.SubmissionShow)),
};
