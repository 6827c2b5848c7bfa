import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  type SavedCommentInput,
  type SavedCommentRecordFragment,
  type SubmissionGradeInput,
  type SubmissionRecordFragment,
  type SubmissionReopenInput,
  type SubmissionRowFragment,
  SubmissionsCommentsDocument,
  SubmissionsCompleteDocument,
  type SubmissionsCompleteMutation,
  SubmissionsGradeDocument,
  SubmissionsGroupsDocument,
  type SubmissionsGroupsQuery,
  SubmissionsListDocument,
  SubmissionsOneDocument,
  SubmissionsRemoveCommentDocument,
  SubmissionsRemoveFeedbackFileDocument,
  SubmissionsReopenDocument,
  SubmissionsSaveCommentDocument,
  SubmissionsStudentsDocument,
  type SubmissionsStudentsQuery,
  SubmissionsUngradeDocument,
} from './assignment-submissions.generated.ts';

export type SubmissionRow = SubmissionRowFragment;
export type SubmissionRecord = SubmissionRecordFragment;
export type GradedAssignment = SubmissionsGroupsQuery['gradedAssignment'];
/** A student of a group; the id is theirs. */
export type GroupStudent = SubmissionsStudentsQuery['assignmentStudents'][number] & {
  readonly id: string;
};
export type SavedComment = SavedCommentRecordFragment;
export type Outcome = SubmissionsCompleteMutation['completeSubmissions'][number];

/** A grade as it is sent, or that the one there is taken back. */
export type GradeRequest = SubmissionGradeInput & { readonly ungrade?: boolean };

const toGrade = ({ score, completed, feedback, savedCommentIds }: GradeRequest) => ({
  score,
  completed,
  feedback,
  savedCommentIds,
});

/** Work that was handed in: grading it is the one change that there is. */
export const submissionsBinding = {
  list: listVerb({
    document: SubmissionsListDocument,
    read: ({ assignmentSubmissions }) => assignmentSubmissions,
    sorts: ['submittedAt', 'gradedAt', 'score'],
    filters: {
      ids: true,
      q: true,
      status: true,
      assignmentId: true,
      courseId: true,
      groupId: true,
      regionId: true,
      studentId: true,
      late: true,
    },
  }),
  one: recordVerb(
    SubmissionsOneDocument,
    (id: string) => ({ id }),
    ({ assignmentSubmission }) => assignmentSubmission,
  ),
  update: ({ id, version, values }: UpdateRequest<GradeRequest>) =>
    values.ungrade === true
      ? recordVerb(
          SubmissionsUngradeDocument,
          () => ({ id, version }),
          ({ ungradeSubmission }) => ungradeSubmission,
        )(values)
      : recordVerb(
          SubmissionsGradeDocument,
          (form: GradeRequest) => ({ id, version, input: toGrade(form) }),
          ({ gradeSubmission }) => gradeSubmission,
        )(values),
} satisfies Binding;

const notListed = () => {
  throw new Error('What is done to submissions is done, not listed');
};

/** Many at once; answers for each of them. */
export const submissionCompletionsBinding = {
  list: notListed,
  create: recordVerb(
    SubmissionsCompleteDocument,
    ({ ids, completed }: { readonly ids: string[]; readonly completed: boolean }) => ({
      ids,
      completed,
    }),
    ({ completeSubmissions }) => ({ id: 'completed', outcomes: completeSubmissions }),
  ),
} satisfies Binding;

/** The groups that have an assignment, of those that the person grades. */
export const gradedAssignmentsBinding = {
  list: notListed,
  one: recordVerb(
    SubmissionsGroupsDocument,
    (id: string) => ({ id }),
    ({ gradedAssignment }) => gradedAssignment,
  ),
} satisfies Binding;

/** Where the students of the group in the filter stand. */
export const groupStudentsBinding = {
  list: ({ filter = {} }) => ({
    query: SubmissionsStudentsDocument,
    variables: { assignmentId: filter['assignmentId'], groupId: filter['groupId'] },
    parseResponse: ({ data }) => ({
      data: data.assignmentStudents.map(
        (each: SubmissionsStudentsQuery['assignmentStudents'][number]) => ({
          ...each,
          id: each.student.id,
        }),
      ),
      total: data.assignmentStudents.length,
    }),
  }),
} satisfies Binding;

export const submissionReopeningsBinding = {
  list: notListed,
  create: recordVerb(
    SubmissionsReopenDocument,
    (input: SubmissionReopenInput) => ({ input }),
    () => ({ id: 'reopened' }),
  ),
} satisfies Binding;

export const feedbackFilesBinding = {
  list: notListed,
  remove: recordVerb(
    SubmissionsRemoveFeedbackFileDocument,
    (id: string) => ({ id }),
    ({ removeFeedbackFile }) => removeFeedbackFile,
  ),
} satisfies Binding;

interface NewComment extends SavedCommentInput {
  readonly commentId: string;
}

/** What the person saved to write again, in the language of the filter. */
export const savedCommentsBinding = {
  list: ({ filter = {} }) => ({
    query: SubmissionsCommentsDocument,
    variables: { locale: filter['locale'] },
    parseResponse: ({ data }) => ({
      data: data.savedComments,
      total: data.savedComments.length,
    }),
  }),
  create: recordVerb(
    SubmissionsSaveCommentDocument,
    ({ commentId, ...input }: NewComment) => ({ id: commentId, input }),
    ({ createSavedComment }) => createSavedComment,
  ),
  remove: recordVerb(
    SubmissionsRemoveCommentDocument,
    (id: string) => ({ id }),
    ({ removeSavedComment }) => removeSavedComment,
  ),
} satisfies Binding;
