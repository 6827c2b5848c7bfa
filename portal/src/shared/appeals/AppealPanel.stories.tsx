import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import {
  AppealStateDocument,
  type AppealStateQuery,
  OpenAppealDocument,
  type OpenAppealMutation,
} from './AppealPanel.generated.ts';
import { AppealPanel } from './AppealPanel.tsx';

interface Args {
  readonly state: AppealStateQuery['appealState'];
  readonly sent?: Reply<OpenAppealMutation>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Appeals/AppealPanel',
  render: ({ state, sent, asked }) => (
    <ScreenStory
      path="*"
      asked={asked}
      answers={[
        answer(AppealStateDocument, { appealState: state }),
        answer(
          OpenAppealDocument,
          sent ?? { openAppeal: { __typename: 'MyAppeal', _id: 'own-1', status: 'OPEN' } },
        ),
      ]}
    >
      <AppealPanel subjectKind="EXAM_ATTEMPT" subjectId="attempt-1" />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const none = { __typename: 'AppealState' as const, appeal: null, openUntil: null };

/** The window is open, and nothing was made yet. */
export const Possible: Story = {
  args: { state: { ...none, openUntil: '2026-03-20T10:00:00.000Z' } },
};

export const Answered: Story = {
  args: {
    state: {
      ...none,
      appeal: {
        __typename: 'MyAppeal',
        _id: 'own-1',
        status: 'DECLINED',
        answer: 'The log shows that the page was left.',
      },
    },
  },
};

/** Passed, too long ago, or somebody else's. */
export const Nothing: Story = { args: { state: none } };

export const Refused: Story = {
  args: {
    state: { ...none, openUntil: '2026-03-20T10:00:00.000Z' },
    sent: new Error('The college cannot be reached. Please try again later.'),
  },
};
