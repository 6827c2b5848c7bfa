import { expect, test } from 'vitest';
import { problemsOf } from './item-problems.ts';

test('what no input of the row shows is told beside it, each once', () => {
  expect(problemsOf(undefined)).toEqual([]);
  expect(
    problemsOf({
      points: { message: 'At least 1' },
      poolId: { message: 'There is no such pool.' },
      questionId: { type: 'server', message: 'There is no such question.' },
      versionId: { message: 'There is no such question.' },
    }),
  ).toEqual(['There is no such pool.', 'There is no such question.']);
});

test('what the editor of a new question shows itself is not told twice', () => {
  expect(problemsOf({ question: { texts: { en: { message: 'Missing' } } } })).toEqual([]);
  expect(problemsOf({ question: { message: 'The question is not whole.' } })).toEqual([
    'The question is not whole.',
  ]);
});
