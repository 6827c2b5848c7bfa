import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type SessionUser } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { UploadContext } from '@lampstand/upload';
import { fakeUploads } from '@lampstand/upload/testing';
import { AppealStateDocument } from '../../shared/appeals/AppealPanel.generated.ts';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import {
  buildAssignment,
  buildGraded,
  buildHandedIn,
  buildSubmission,
} from './assignment-fixtures.ts';
import type { Assignment } from './assignment-types.ts';
import { AssignmentPage } from './AssignmentPage.tsx';
import {
  AssignmentPageDocument,
  RemoveSubmissionFileDocument,
  SaveSubmissionDraftDocument,
  SubmitAssignmentDocument,
  WithdrawSubmissionDocument,
} from './AssignmentPage.generated.ts';

interface Args {
  readonly assignment: Assignment;
  /** What the server answers to a draft; what it was sent unless told. */
  readonly saving?: Reply<object>;
  readonly as?: SessionUser;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const uploads = fakeUploads();

const meta: Meta<Args> = {
  title: 'Assignments/AssignmentPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/assignments/essay'] },
  render: ({ assignment, saving, asked, as = buildUser() }) => {
    const held = { ...assignment, submission: assignment.submission ?? buildSubmission() };
    return (
      <SessionProvider session={fakeSession(as)}>
        <UploadContext value={uploads}>
          <ScreenStory
            path="/student/assignments/:_id"
            asked={asked}
            answers={[
              answer(AppealStateDocument, 'never'),
              answer(AssignmentPageDocument, { studentAssignment: assignment }),
              answer(SaveSubmissionDraftDocument, ({ submissionDraftInput: sent }) =>
                saving instanceof Error
                  ? saving
                  : {
                      saveSubmissionDraft: {
                        ...held,
                        submission: {
                          ...held.submission,
                          _id: String(sent._id),
                          text: String(sent.text),
                          sequence: Number(sent.sequence),
                          version: 7,
                        },
                      },
                    },
              ),
              answer(SubmitAssignmentDocument, {
                submitAssignment: {
                  ...assignment,
                  state: 'SUBMITTED',
                  submission: buildHandedIn(),
                },
              }),
              answer(WithdrawSubmissionDocument, {
                withdrawSubmission: {
                  ...assignment,
                  state: 'OPEN',
                  submission: buildSubmission({ number: 1 }),
                },
              }),
              answer(RemoveSubmissionFileDocument, {
                removeSubmissionFile: { ...held, submission: { ...held.submission, files: [] } },
              }),
            ]}
          >
            <AssignmentPage />
          </ScreenStory>
        </UploadContext>
      </SessionProvider>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

export const NotBegun: Story = { args: { assignment: buildAssignment() } };

export const Draft: Story = {
  args: { assignment: buildAssignment({ submission: buildSubmission() }) },
};

export const SavingFails: Story = {
  args: { ...Draft.args, saving: new Error('The connection was lost') },
};

/** Opened once more for this student, after the deadline. */
export const Late: Story = {
  args: {
    assignment: buildAssignment({
      isLate: true,
      dueAt: '2026-03-01T21:59:59.000Z',
      reopenedUntil: '2026-03-20T21:59:59.000Z',
      submission: buildSubmission(),
    }),
  },
};

export const HandedIn: Story = {
  args: { assignment: buildAssignment({ state: 'SUBMITTED', submission: buildHandedIn() }) },
};

export const Graded: Story = {
  args: {
    assignment: buildAssignment({ state: 'GRADED', open: false, submission: buildGraded() }),
  },
};

export const Completed: Story = {
  args: {
    assignment: buildAssignment({
      kind: 'COMPLETION',
      state: 'GRADED',
      open: false,
      submission: buildGraded({ score: null, completed: true, feedback: null, feedbackFiles: [] }),
    }),
  },
};

export const Closed: Story = {
  args: {
    assignment: buildAssignment({
      state: 'CLOSED',
      open: false,
      dueAt: '2026-03-01T21:59:59.000Z',
    }),
  },
};

export const NotYet: Story = {
  args: {
    assignment: buildAssignment({
      state: 'NOT_YET',
      open: false,
      opensAt: '2026-04-01T08:00:00.000Z',
      content: '',
      downloads: [],
    }),
  },
};
