import { useState } from 'react';
import { ApolloError, type OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../../testing/scripted-answers.ts';
import { ScreenStory } from '../../../testing/screen-story.tsx';
import { buildAssignment, buildSubmission } from '../assignment-fixtures.ts';
import { SaveSubmissionDraftDocument } from '../AssignmentPage.generated.ts';
import { keepDraft } from '../kept-draft.ts';
import { KeptDrafts } from './KeptDrafts.tsx';

interface Args {
  /** What the server answers instead of keeping the text. */
  readonly saving?: Reply<object>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const refused = new ApolloError({
  graphQLErrors: [{ message: 'closed', extensions: { code: 'FORBIDDEN' } }],
});

/** What the device kept when the page was left without a line. */
function WrittenOffline() {
  useState(() => {
    const text = 'Grace reigns through righteousness. Written on the train.';
    keepDraft('essay', { submissionId: 'work-1', text, lateReason: '', sequence: 5 });
  });
  return <KeptDrafts />;
}

const meta: Meta<Args> = {
  title: 'Assignments/KeptDrafts',
  parameters: { layout: 'fullscreen', initialEntries: ['/dashboard'] },
  render: ({ saving, asked }) => (
    <ScreenStory
      path="/dashboard"
      asked={asked}
      answers={[
        answer(SaveSubmissionDraftDocument, ({ submissionDraftInput: sent }) =>
          saving instanceof Error
            ? saving
            : {
                saveSubmissionDraft: buildAssignment({
                  submission: buildSubmission({ text: String(sent.text) }),
                }),
              },
        ),
      ]}
    >
      <WrittenOffline />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Sent: Story = {};
export const Refused: Story = { args: { saving: refused } };
export const Offline: Story = { args: { saving: new TypeError('Failed to fetch') } };
