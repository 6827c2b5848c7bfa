import { describe, expect, it } from 'vitest';
import {
  isGiven,
  isSameAnswer,
  mayOutlivePage,
  noAnswer,
  plainAnswer,
  readAnswer,
  type GivenAnswer,
} from './given-answer.rules.ts';

const full: GivenAnswer = {
  choiceIds: ['a'],
  pairs: [{ promptId: 'p', optionId: 'o' }],
  order: ['i', 'j'],
  blanks: [{ blankId: 'b', text: 'grace' }],
  number: '-0.5',
  text: 'By faith.',
};

describe('isGiven', () => {
  it.each([
    ['nothing', {}, false],
    ['a choice', { choiceIds: ['a'] }, true],
    ['one pair of several', { pairs: full.pairs }, true],
    ['an order', { order: full.order }, true],
    ['one blank of two', { blanks: [...full.blanks, { blankId: 'c', text: '' }] }, true],
    ['blanks of spaces', { blanks: [{ blankId: 'b', text: '  ' }] }, false],
    ['a number', { number: '0' }, true],
    ['an empty number', { number: '' }, false],
    ['a text', { text: 'x' }, true],
    ['a text of spaces', { text: ' \n' }, false],
  ])('%s', (_what, fields, given) => {
    expect(isGiven({ ...noAnswer, ...fields })).toBe(given);
  });
});

describe('answers', () => {
  it('are compared by what they say, whatever else the server tells', () => {
    const told = {
      __typename: 'GivenAnswer',
      ...full,
      pairs: full.pairs.map((pair) => ({ __typename: 'AnswerPair', ...pair })),
    };
    expect(isSameAnswer(told, full)).toBe(true);
    expect(plainAnswer(told)).toEqual(full);
    expect(isSameAnswer({ ...full, order: ['j', 'i'] }, full)).toBe(false);
    expect(isSameAnswer(null, full)).toBe(false);
    expect(isSameAnswer(null, null)).toBe(true);
  });

  it('are sent past the end of the page as long as every browser carries them', () => {
    expect(mayOutlivePage(null)).toBe(true);
    expect(mayOutlivePage({ ...noAnswer, text: 'я'.repeat(10_000) })).toBe(true);
    const long = { ...noAnswer, text: 'я'.repeat(60_000) };
    expect(new TextEncoder().encode(JSON.stringify(long)).length).toBeGreaterThan(64 * 1024);
    expect(mayOutlivePage(long)).toBe(false);
  });

  it('come back from the device as they were', () => {
    expect(readAnswer(JSON.parse(JSON.stringify(full)))).toEqual(full);
    expect(readAnswer({ ...noAnswer })).toEqual(noAnswer);
  });

  it.each([
    ['a word', 'x'],
    ['nothing', null],
    ['other fields', { chosenId: 'a' }],
    ['a choice that is no text', { ...full, choiceIds: [7] }],
    ['a pair without an option', { ...full, pairs: [{ promptId: 'p' }] }],
    ['a number that is no text', { ...full, number: 7 }],
  ])('are not read from %s', (_what, value) => {
    expect(readAnswer(value)).toBeUndefined();
  });
});
