import type { QuestionKey } from './question.types.ts';

/** What is right of a question of which nothing was said: a kind fills in what it needs. */
export const emptyKey = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  tolerance: null,
  accepted: [],
  caseSensitive: false,
  partial: false,
  guidance: null,
} satisfies QuestionKey;
