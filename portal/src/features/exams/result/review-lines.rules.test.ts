import { describe, expect, it } from 'vitest';
import { buildReviewed } from './answer-fixtures.ts';
import { reviewLines } from './review-lines.rules.ts';
import { verdictOf } from './reviewed-answer.ts';

const lines = (...args: Parameters<typeof buildReviewed>) =>
  reviewLines(buildReviewed(...args), 'de-DE').map(({ item, given, correct, right }) => [
    item,
    given,
    correct,
    right,
  ]);

describe('what was answered stands beside what was right', () => {
  it('for each prompt', () => {
    expect(lines('MATCHING')).toEqual([
      ['The letter of joy', 'Philippi', 'Philippi', true],
      ['The letter about the resurrection', '', 'Corinth', false],
    ]);
  });

  it('for each place of an order', () => {
    expect(lines('ORDERING')).toEqual([
      [1, 'Pentecost', 'Pentecost', true],
      [2, 'The council in Jerusalem', 'The journey to Rome', false],
      [3, 'The journey to Rome', 'The council in Jerusalem', false],
    ]);
  });

  it('for each blank, with all that was accepted, as the server marked it', () => {
    expect(lines('FILL_IN_THE_BLANK')).toEqual([
      [1, 'grace', 'grace', true],
      [2, '', 'faith / trust', false],
    ]);
  });

  it('for a number, as the language writes it', () => {
    expect(lines('NUMERIC')).toEqual([[undefined, '11,5 km', '11,5 km (± 0,5)', undefined]]);
  });

  it('for words and texts', () => {
    expect(lines('SHORT_ANSWER')).toEqual([[undefined, 'Phoebe', 'Phoebe / Phebe', undefined]]);
    expect(lines('ESSAY')).toEqual([
      [undefined, 'Faith itself is the answer to the call of God.', undefined, undefined],
    ]);
  });
});

it.each(['MATCHING', 'ORDERING', 'FILL_IN_THE_BLANK', 'NUMERIC', 'SHORT_ANSWER'] as const)(
  'nothing of the key is told of %s where the exam does not show it',
  (kind) => {
    for (const [, , correct, right] of lines(kind, { correct: null, rightBlankIds: null })) {
      expect([correct, right]).toEqual([undefined, undefined]);
    }
  },
);

it.each(['MATCHING', 'ORDERING', 'FILL_IN_THE_BLANK', 'NUMERIC', 'SHORT_ANSWER', 'ESSAY'] as const)(
  'of %s that was not answered all lines are empty',
  (kind) => {
    expect(lines(kind, { given: null }).every(([, given]) => given === '')).toBe(true);
  },
);

it.each([
  [null, 'unmarked'],
  [0, 'wrong'],
  [1.33, 'partly'],
  [4, 'right'],
])('%s of 4 points is %s', (earned, verdict) => {
  expect(verdictOf(buildReviewed('MATCHING', { earned }))).toBe(verdict);
});

it('says nothing of what the exam does not show', () => {
  expect(verdictOf(buildReviewed('MATCHING', { earned: null, correct: null }))).toBe('untold');
});
