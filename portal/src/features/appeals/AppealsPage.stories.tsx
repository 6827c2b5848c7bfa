import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildOwnAppeal, buildQueued } from './appeal-fixtures.ts';
import {
  AppealsPageDocument,
  type AppealsPageQuery,
  WithdrawAppealDocument,
} from './AppealsPage.generated.ts';
import { AppealsPage } from './AppealsPage.tsx';

interface Args {
  readonly reply: Reply<AppealsPageQuery>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const listOf = (...items: ReturnType<typeof buildQueued>[]) => ({
  __typename: 'AppealList' as const,
  total: items.length,
  items,
});
const nothing = listOf();

const meta: Meta<Args> = {
  title: 'Appeals/AppealsPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/appeals'] },
  render: ({ reply, asked }) => (
    <ScreenStory
      path="/student/appeals"
      asked={asked}
      answers={[
        answer(AppealsPageDocument, reply),
        answer(WithdrawAppealDocument, {
          withdrawAppeal: {
            __typename: 'MyAppeal',
            _id: 'own-1',
            version: 2,
            status: 'WITHDRAWN',
          },
        }),
      ]}
    >
      <AppealsPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** A student with an appeal in each state. */
export const Student: Story = {
  args: {
    reply: {
      myAppeals: [
        buildOwnAppeal(),
        buildOwnAppeal({ _id: 'own-2', title: 'Acts', status: 'SECOND_READING' }),
        buildOwnAppeal({
          _id: 'own-3',
          title: 'Gospels',
          status: 'ACCEPTED',
          answer: 'We saw the cut in the log. You may go on.',
          minutes: 30,
        }),
        buildOwnAppeal({
          _id: 'own-4',
          title: 'Letters',
          status: 'DECLINED',
          answer: 'The chapters were announced.',
        }),
        buildOwnAppeal({ _id: 'own-5', title: 'Psalms', status: 'WITHDRAWN' }),
      ],
      appeals: nothing,
      readable: nothing,
    },
  },
};

export const Facilitator: Story = {
  args: {
    reply: {
      myAppeals: [],
      appeals: {
        ...listOf(
          buildQueued(),
          buildQueued({ _id: 'appeal-2', title: 'Acts', status: 'SECOND_READING' }),
        ),
        total: 27,
      },
      readable: listOf(buildQueued()),
    },
  },
};

export const NothingWaits: Story = {
  args: { reply: { myAppeals: [], appeals: nothing, readable: listOf(buildQueued()) } },
};

export const NoneYet: Story = {
  args: { reply: { myAppeals: [], appeals: nothing, readable: nothing } },
};

export const Failing: Story = {
  args: { reply: new Error('The college cannot be reached. Please try again later.') },
};
