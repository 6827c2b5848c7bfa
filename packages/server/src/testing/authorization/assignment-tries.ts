import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const assignment = {
  courseId: 'course-bib101',
  title: '',
  content: '<p>x</p>',
  locale: 'en',
  kind: 'GRADED',
  position: 1,
  published: false,
  weight: 1,
  maxFiles: 1,
  allowText: true,
};

const essay = 'assignment-exile-essay';
const graded = 'submission-exile-essay-user-student';

const own = (field: string, id: string): Try => ({
  query: `mutation { ${field}(_id: "${id}", version: ${STALE}) { _id } }`,
});

/** How the root fields of assignments and of what is handed in are tried. */
export const assignmentTries: Readonly<Record<string, Try>> = {
  'Query.assignment': one('assignment', essay),
  'Query.assignmentStudents': {
    query: `{ assignmentStudents(assignmentId: "${essay}", groupId: "group-cape-town-1") { status } }`,
  },
  'Query.assignmentSubmission': one('assignmentSubmission', graded),
  'Query.assignmentSubmissions': list('assignmentSubmissions'),
  'Query.assignments': list('assignments'),
  'Query.gradedAssignment': one('gradedAssignment', essay),
  'Query.savedComments': { query: '{ savedComments { _id } }' },
  'Query.studentAssignment': one('studentAssignment', essay),
  'Query.studentAssignments': { query: '{ studentAssignments { _id } }' },
  'Mutation.completeSubmissions': {
    query: 'mutation { completeSubmissions(ids: ["none"], completed: true) { status } }',
  },
  'Mutation.createAssignment': create('Assignment', assignment),
  'Mutation.createSavedComment': {
    // In a language that is none: whoever may save comments is told so.
    query:
      'mutation { createSavedComment(_id: "00000000-0000-7000-8000-000000000004", savedCommentInput: { locale: "xx", text: "x" }) { _id } }',
  },
  'Mutation.gradeSubmission': {
    query: `mutation { gradeSubmission(_id: "${graded}", version: ${STALE}, submissionGradeInput: { score: 1 }) { _id } }`,
  },
  'Mutation.removeAssignment': remove('Assignment', essay),
  'Mutation.removeAssignmentDates': own(
    'removeAssignmentDates',
    'assignment-dates-exile-essay-group-cape-town-1',
  ),
  'Mutation.removeAssignmentDownload': remove('AssignmentDownload', 'none'),
  'Mutation.removeFeedbackFile': remove('FeedbackFile', 'none'),
  'Mutation.removeSavedComment': remove('SavedComment', 'none'),
  'Mutation.removeSubmissionFile': remove('SubmissionFile', 'none'),
  'Mutation.reopenSubmission': {
    // Until a moment that is over: whoever may open it is told so.
    query: `mutation { reopenSubmission(submissionReopenInput: { assignmentId: "${essay}", userId: "user-student", until: "2001-01-01T12:00", reason: "x" }) }`,
  },
  'Mutation.saveSubmissionDraft': {
    // Begun under another id already.
    query:
      'mutation { saveSubmissionDraft(submissionDraftInput: { _id: "00000000-0000-7000-8000-000000000005", assignmentId: "assignment-exodus-map", sequence: 1, text: "x" }) { _id } }',
  },
  'Mutation.setAssignmentDates': {
    query: `mutation { setAssignmentDates(assignmentDatesInput: { assignmentId: "${essay}", groupId: "group-cape-town-1", version: ${STALE} }) { _id } }`,
  },
  'Mutation.submitAssignment': own('submitAssignment', 'submission-exodus-map-user-student'),
  'Mutation.ungradeSubmission': own('ungradeSubmission', graded),
  'Mutation.updateAssignment': update('Assignment', essay, { ...assignment, title: 'x' }),
  'Mutation.updateSavedComment': {
    query: `mutation { updateSavedComment(_id: "saved-comment-1", version: ${STALE}, savedCommentInput: { locale: "en", text: "x" }) { _id } }`,
  },
  'Mutation.withdrawSubmission': own('withdrawSubmission', 'submission-rule-of-life-user-student'),
};
