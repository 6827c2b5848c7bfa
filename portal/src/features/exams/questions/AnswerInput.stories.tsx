import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AnswerInput } from './AnswerInput.tsx';
import { noAnswer, type GivenAnswer } from './given-answer.rules.ts';
import { answerOfKind, questionOfKind } from './question-fixtures.ts';
import type { ShownKind } from './shown-question.ts';

interface Args {
  readonly kind: ShownKind;
  readonly given?: GivenAnswer;
  readonly changed?: (answer: GivenAnswer, typing?: 'typing') => void;
  readonly left?: () => void;
}

const meta: Meta<Args> = {
  title: 'Exams/AnswerInput',
  render: (args) => <Sheet {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

function Sheet({ kind, given = noAnswer, changed, left }: Args) {
  const [answer, setAnswer] = useState(given);
  return (
    <fieldset style={{ display: 'grid', gap: 6, border: 0, minWidth: 0, padding: 0 }}>
      <legend>{kind}</legend>
      <AnswerInput
        question={questionOfKind[kind]}
        language="en-GB"
        answer={answer}
        onChange={(next, typing) => {
          setAnswer(next);
          changed?.(next, typing);
        }}
        onLeave={() => left?.()}
      />
    </fieldset>
  );
}

const story = (kind: ShownKind): Story => ({ args: { kind } });
const answered = (kind: ShownKind): Story => ({ args: { kind, given: answerOfKind[kind] } });

export const SingleChoice: Story = story('SINGLE_CHOICE');
export const MultipleChoice: Story = answered('MULTIPLE_CHOICE');
export const Matching: Story = answered('MATCHING');
export const Ordering: Story = story('ORDERING');
export const Blanks: Story = answered('FILL_IN_THE_BLANK');
export const Numeric: Story = answered('NUMERIC');
export const ShortAnswer: Story = answered('SHORT_ANSWER');
/** More words than the question allows. */
export const Essay: Story = answered('ESSAY');
