import type { GivenAnswer } from '../modules/questions/questions.table.ts';

/** The answer of somebody who left a question out. */
export const noAnswer: GivenAnswer = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  text: null,
};
