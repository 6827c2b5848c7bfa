import { expect, test } from 'vitest';
import { choicesFit } from './choice-rules.ts';

const right = { text: 'a', correct: true };
const wrong = { text: 'b', correct: false };

test.each([
  [undefined, 'resources.exams.needsAnswers'],
  [[right], 'resources.exams.needsAnswers'],
  [[wrong, wrong], 'resources.exams.needsCorrect'],
  [[right, right], 'resources.exams.needsCorrect'],
  [[right, wrong], undefined],
  [[wrong, right, wrong], undefined],
])('%j: %s', (choices, expected) => {
  expect(choicesFit(choices)).toBe(expected);
});
