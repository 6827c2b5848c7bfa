import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { UploadContext } from '@lampstand/upload';
import { fakeUploads } from '@lampstand/upload/testing';
import { answer } from '../../../testing/scripted-answers.ts';
import { ScreenStory } from '../../../testing/screen-story.tsx';
import { essay, listed, students, whole } from './submission-fixtures.ts';
import {
  AssignmentStudentsDocument,
  AssignmentSubmissionDocument,
  AssignmentSubmissionsDocument,
  CreateSavedCommentDocument,
  GradedAssignmentDocument,
  GradeSubmissionDocument,
  RemoveSavedCommentDocument,
  ReopenSubmissionDocument,
  SavedCommentsDocument,
  UngradeSubmissionDocument,
} from './Submissions.generated.ts';
import { SubmissionsPage } from './SubmissionsPage.tsx';

interface Args {
  readonly items: readonly ReturnType<typeof listed>[];
  readonly changes?: Parameters<typeof whole>[1];
  readonly refusal?: Error;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const uploads = fakeUploads();
const graded = {
  status: 'GRADED' as const,
  score: 88,
  version: 5,
  feedback: '<p>Well argued.</p>',
  gradedAt: '2026-03-14T09:00:00.000Z',
  gradedByName: 'Thabo Nkosi',
};

const meta: Meta<Args> = {
  title: 'Assignments/SubmissionsPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/assignments/essay/submissions'] },
  render: ({ items, changes, refusal, asked }) => (
    <UploadContext value={uploads}>
      <ScreenStory
        path="/student/assignments/:_id/submissions"
        asked={asked}
        answers={[
          answer(AssignmentSubmissionsDocument, {
            assignmentSubmissions: {
              __typename: 'AssignmentSubmissionList',
              total: items.length,
              items: [...items],
            },
          }),
          answer(GradedAssignmentDocument, { gradedAssignment: essay }),
          answer(AssignmentStudentsDocument, { assignmentStudents: [...students] }),
          answer(ReopenSubmissionDocument, refusal ?? { reopenSubmission: true }),
          answer(AssignmentSubmissionDocument, ({ _id }) => ({
            assignmentSubmission: whole(String(_id), changes),
          })),
          answer(SavedCommentsDocument, {
            savedComments: [
              { __typename: 'SavedComment', _id: 'c1', text: 'Please cite your sources.' },
            ],
          }),
          answer(CreateSavedCommentDocument, ({ _id }) => ({
            createSavedComment: { __typename: 'SavedComment', _id: String(_id) },
          })),
          answer(RemoveSavedCommentDocument, ({ _id }) => ({
            removeSavedComment: { __typename: 'SavedComment', _id: String(_id) },
          })),
          answer(
            GradeSubmissionDocument,
            ({ _id }) => refusal ?? { gradeSubmission: whole(String(_id), graded) },
          ),
          answer(UngradeSubmissionDocument, ({ _id }) => ({
            ungradeSubmission: whole(String(_id), { version: 6 }),
          })),
        ]}
      >
        <SubmissionsPage />
      </ScreenStory>
      <ToastOutlet />
    </UploadContext>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const items = [
  listed('s1'),
  listed('s2', { late: true }),
  listed('s3', { status: 'GRADED', score: 72 }),
];
const atFirst = { initialEntries: ['/student/assignments/essay/submissions?open=s1'] };

export const List: Story = { args: { items } };

export const OneOpen: Story = { args: { items }, parameters: atFirst };

export const Graded: Story = {
  args: { items, changes: { ...graded, late: true, lateReason: 'I was ill.' } },
  parameters: atFirst,
};

export const Own: Story = { args: { items, changes: { own: true } }, parameters: atFirst };

export const Overtaken: Story = {
  args: { items, refusal: new Error('Somebody else has changed this meanwhile.') },
  parameters: atFirst,
};

export const Nothing: Story = { args: { items: [] } };
