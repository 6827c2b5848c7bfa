import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { answer } from '../../../testing/scripted-answers.ts';
import { ScreenStory } from '../../../testing/screen-story.tsx';
import {
  AttemptsToMarkDocument,
  AttemptToMarkDocument,
  MarkExamAnswerDocument,
} from './ExamMarking.generated.ts';
import { ExamMarkingPage } from './ExamMarkingPage.tsx';
import { attempt, markedAs, waiting } from './marking-fixtures.ts';

interface Args {
  readonly waits: readonly string[];
  readonly start?: ReturnType<typeof attempt>;
  readonly refusal?: Error;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

function MarkingStory({ waits, start = attempt('a1'), refusal, asked }: Args) {
  const stored = { now: start };
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return (
    <>
      <ScreenStory
        path="/student/exams/:_id/marking"
        asked={asked}
        answers={[
          answer(AttemptsToMarkDocument, {
            attemptsToMark: {
              __typename: 'ExamResultList',
              total: waits.length,
              items: waits.map(waiting),
            },
          }),
          answer(AttemptToMarkDocument, ({ _id }) => ({
            examResult: _id === 'a1' ? stored.now : attempt(String(_id)),
          })),
          answer(MarkExamAnswerDocument, ({ questionId, earned, comment }) => {
            if (refusal) return refusal;
            stored.now = markedAs(
              stored.now,
              String(questionId),
              numberOf(earned),
              textOf(comment),
            );
            return { gradeExamAnswer: stored.now };
          }),
        ]}
      >
        <ExamMarkingPage />
      </ScreenStory>
      <ToastOutlet />
    </>
  );
}

const meta: Meta<Args> = {
  title: 'Exams/ExamMarkingPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/exams/letters/marking'] },
  render: (args) => <MarkingStory {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

const waits = ['a1', 'a2'];
const atFirst = { initialEntries: ['/student/exams/letters/marking?open=a1'] };

export const Waiting: Story = { args: { waits } };

export const OneOpen: Story = { args: { waits }, parameters: atFirst };

/** One of two essays has its marks. */
export const Begun: Story = {
  args: { waits, start: markedAs(attempt('a1'), 'q2', 4.5, 'Well said.') },
  parameters: atFirst,
};

export const Overtaken: Story = {
  args: { waits, refusal: new Error('Somebody else has changed this meanwhile.') },
  parameters: atFirst,
};

export const Nothing: Story = { args: { waits: [] } };
