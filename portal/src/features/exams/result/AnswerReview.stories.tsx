import type { Meta, StoryObj } from '@storybook/react-vite';
import { noAnswer } from '../questions/given-answer.rules.ts';
import { buildReviewed } from './answer-fixtures.ts';
import { AnswerReview } from './AnswerReview.tsx';
import type { ReviewedAnswer } from './reviewed-answer.ts';

interface Args {
  readonly answers: readonly ReviewedAnswer[];
}

const meta: Meta<Args> = {
  title: 'Exams/AnswerReview',
  render: ({ answers }) => (
    <ol style={{ display: 'grid', gap: 18, listStyle: 'none', margin: 0, padding: 0 }}>
      {answers.map((answer, at) => (
        <AnswerReview
          key={answer._id}
          answer={{ ...answer, position: at + 1 }}
          total={answers.length}
        />
      ))}
    </ol>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const WithCorrectAnswers: Story = {
  args: {
    answers: [
      buildReviewed('SINGLE_CHOICE'),
      buildReviewed('MULTIPLE_CHOICE', {
        given: { ...noAnswer, choiceIds: ['c1', 'c2'] },
        earned: 0,
      }),
      buildReviewed('MATCHING', { earned: 2 }),
      buildReviewed('ORDERING', { earned: 1.33 }),
      buildReviewed('FILL_IN_THE_BLANK', { earned: 2 }),
      buildReviewed('NUMERIC', { given: null, earned: 0 }),
      buildReviewed('SHORT_ANSWER'),
      buildReviewed('ESSAY', { earned: 3, comment: 'Well argued. Which verses carry it?' }),
    ],
  },
};

/** The exam keeps them back. */
export const WithoutCorrectAnswers: Story = {
  args: {
    answers: [
      buildReviewed('SINGLE_CHOICE', { correct: null, earned: null }),
      buildReviewed('MATCHING', { correct: null, earned: null }),
      buildReviewed('FILL_IN_THE_BLANK', { correct: null, rightBlankIds: null, earned: null }),
      buildReviewed('ESSAY', { earned: null }),
    ],
  },
};
