import { all, belonging, four, type KindOfId, others, regional, shared } from './id-kinds.ts';

/** Ids of assignments and of what students hand in. */
export const assignmentKinds: Readonly<Record<string, KindOfId>> = {
  assignment: {
    ids: {
      ...four(
        'assignment-spare',
        'assignment-exile-essay',
        'assignment-exodus-map',
        'assignment-retreat-report',
      ),
      deleted: 'assignment-gone',
    },
    foreign: shared,
    places: all(`
      Query.assignment._id Query.assignments.filter.ids Mutation.updateAssignment._id
      Mutation.setAssignmentDates.assignmentDatesInput.assignmentId
    `),
  },
  workedAssignment: {
    ids: { own: 'assignment-spare', deleted: 'assignment-gone' },
    foreign: {},
    places: all(`
      Query.assignmentStudents.assignmentId Query.assignmentSubmissions.filter.assignmentId
      Query.gradedAssignment._id
      Query.studentAssignment._id Mutation.reopenSubmission.submissionReopenInput.assignmentId
      Mutation.saveSubmissionDraft.submissionDraftInput.assignmentId
    `),
  },
  spareAssignment: {
    ids: { own: 'assignment-unused', deleted: 'assignment-gone' },
    foreign: shared,
    places: ['Mutation.removeAssignment._id'],
  },
  assignmentDownload: {
    ids: { own: 'assignment-download-spare', deleted: 'assignment-download-gone' },
    foreign: shared,
    places: ['Mutation.removeAssignmentDownload._id'],
  },
  assignmentDates: {
    ids: {
      own: 'assignment-dates-own',
      anotherRegion: 'assignment-dates-anotherRegion',
      deleted: 'assignment-dates-gone',
    },
    foreign: { student: ['own', 'anotherRegion'], regionAdmin: ['anotherRegion'] },
    places: ['Mutation.removeAssignmentDates._id'],
  },
  submission: {
    ids: { ...belonging('submission'), deleted: 'submission-gone' },
    foreign: regional,
    places: all(`
      Query.assignmentSubmission._id Query.assignmentSubmissions.filter.ids
      Mutation.completeSubmissions.ids Mutation.gradeSubmission._id Mutation.ungradeSubmission._id
    `),
  },
  ownSubmission: {
    ids: { ...belonging('submission'), deleted: 'submission-gone' },
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: all(`
      Mutation.submitAssignment._id Mutation.withdrawSubmission._id
    `),
  },
  madeSubmission: {
    ids: { own: 'submission-own', anotherUser: 'submission-anotherUser' },
    foreign: { student: ['anotherUser'] },
    places: ['Mutation.saveSubmissionDraft.submissionDraftInput._id'],
  },
  madeComment: {
    ids: belonging('saved-comment'),
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: ['Mutation.createSavedComment._id'],
  },
  submissionFile: {
    ids: { ...belonging('submission-file'), deleted: 'submission-file-gone' },
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: ['Mutation.removeSubmissionFile._id'],
  },
  feedbackFile: {
    ids: { ...belonging('feedback-file'), deleted: 'feedback-file-gone' },
    foreign: { student: ['own', ...others], regionAdmin: ['anotherRegion'] },
    places: ['Mutation.removeFeedbackFile._id'],
  },
  savedComment: {
    ids: { ...belonging('saved-comment'), deleted: 'saved-comment-gone' },
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: all(`
      Mutation.gradeSubmission.submissionGradeInput.savedCommentIds
      Mutation.removeSavedComment._id Mutation.updateSavedComment._id
    `),
  },
};
