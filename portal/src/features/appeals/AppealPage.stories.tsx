import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildCase, noChoices } from './appeal-fixtures.ts';
import {
  AppealPageDocument,
  type AppealCaseFragment,
  AskSecondReaderDocument,
  DecideAppealDocument,
} from './AppealPage.generated.ts';
import { AppealPage } from './AppealPage.tsx';

interface Args {
  readonly appeal: AppealCaseFragment;
  readonly decision?: Reply<{ readonly decideAppeal: AppealCaseFragment }>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Appeals/AppealPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/appeals/appeal-1'] },
  render: ({ appeal, decision, asked }) => (
    <ScreenStory
      path="/student/appeals/:_id"
      asked={asked}
      answers={[
        answer(AppealPageDocument, { appeal }),
        answer(
          DecideAppealDocument,
          decision ?? {
            decideAppeal: { ...appeal, version: 2, status: 'ACCEPTED', choices: noChoices },
          },
        ),
        answer(AskSecondReaderDocument, {
          askSecondReader: { ...appeal, version: 2, status: 'SECOND_READING', choices: noChoices },
        }),
      ]}
    >
      <AppealPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Open: Story = { args: { appeal: buildCase() } };

/** The first reader has asked somebody else. */
export const SecondReading: Story = {
  args: {
    appeal: buildCase({
      status: 'SECOND_READING',
      firstReaderName: 'Susan Mwangi',
      opinion: 'I would rather have somebody else decide.',
      choices: noChoices,
    }),
  },
};

export const Decided: Story = {
  args: {
    appeal: buildCase({
      status: 'ACCEPTED',
      answer: 'We saw the cut in the log.',
      minutes: 30,
      decidedByName: 'Susan Mwangi',
      choices: noChoices,
    }),
  },
};

/** Somebody else decided it meanwhile. */
export const Refused: Story = {
  args: {
    appeal: buildCase(),
    decision: new Error('The college cannot be reached. Please try again later.'),
  },
};
