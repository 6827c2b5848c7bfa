import { describe, expect, test } from 'vitest';
import {
  answerRows,
  choiceRows,
  isChoice,
  withNumberedBlanks,
  type Answered,
  type Given,
  type Key,
} from './answer-rows.rules.ts';

const nothing: Given = { choiceIds: [], pairs: [], order: [], blanks: [] };
const noKey: Key = { ...nothing, blanks: [], accepted: [] };
const part = (id: string, role: Answered['parts'][number]['role']) => ({
  id,
  role,
  text: `“${id}”`,
});

describe('an answer in rows', () => {
  test('tells of each choice whether it was chosen and whether it is correct', () => {
    const answered: Answered = {
      kind: 'MULTIPLE_CHOICE',
      parts: [part('a', 'CHOICE'), part('b', 'CHOICE')],
      given: { ...nothing, choiceIds: ['a'] },
      correct: { ...noKey, choiceIds: ['b'] },
    };
    expect(choiceRows(answered)).toEqual([
      { id: 'a', text: '“a”', chosen: true, correct: false },
      { id: 'b', text: '“b”', chosen: false, correct: true },
    ]);
  });

  test('has a row for each prompt, place and blank', () => {
    const prompts = [part('p', 'PROMPT'), part('x', 'OPTION'), part('y', 'OPTION')];
    expect(
      answerRows({
        kind: 'MATCHING',
        parts: prompts,
        given: { ...nothing, pairs: [{ promptId: 'p', optionId: 'y' }] },
        correct: { ...noKey, pairs: [{ promptId: 'p', optionId: 'x' }] },
      }),
    ).toEqual([{ id: 'p', name: '“p”', given: '“y”', correct: '“x”', right: false }]);
    expect(
      answerRows({
        kind: 'ORDERING',
        parts: [part('i', 'ITEM'), part('j', 'ITEM')],
        given: { ...nothing, order: ['j', 'i'] },
        correct: { ...noKey, order: ['j', 'k'] },
      }).map(({ name, given, correct, right }) => [name, given, correct, right]),
    ).toEqual([
      ['1', '“j”', '“j”', true],
      ['2', '“i”', '', false],
    ]);
    expect(
      answerRows({
        kind: 'FILL_IN_THE_BLANK',
        parts: [part('k', 'BLANK')],
        given: { ...nothing, blanks: [{ blankId: 'k', text: 'Ruth' }] },
        correct: { ...noKey, blanks: [{ blankId: 'k', accepted: ['Ruth', 'Rut'] }] },
        rightBlankIds: ['k'],
      }),
    ).toEqual([{ id: 'k', name: '1', given: 'Ruth', correct: 'Ruth · Rut', right: true }]);
  });

  test('says of no part whether it is right where nobody answered or the key is not told', () => {
    const items = [part('i', 'ITEM'), part('j', 'ITEM')];
    const correct = { ...noKey, order: ['j', 'i'] };
    const given = { ...nothing, order: ['j', 'i'] };
    for (const answered of [
      { kind: 'ORDERING', parts: items, correct },
      { kind: 'ORDERING', parts: items, given, correct: null },
    ]) {
      expect(answerRows(answered).map(({ right }) => right)).toEqual([undefined, undefined]);
    }
  });

  test.each<[string, Partial<Given>, Partial<Key>, string, string]>([
    [
      'NUMERIC',
      { number: '12,5' },
      { number: '12.4', tolerance: '0.2' },
      '12,5 km',
      '12.4 ± 0.2 km',
    ],
    ['NUMERIC', {}, { number: '7', tolerance: '0' }, '', '7 km'],
    ['SHORT_ANSWER', { text: 'Paul' }, { accepted: ['Paul', 'Saul'] }, 'Paul', 'Paul · Saul'],
    ['ESSAY', { text: 'Grace …' }, { guidance: 'Names grace' }, 'Grace …', 'Names grace'],
  ])('%s is one row', (kind, given, correct, wrote, right) => {
    const [row] = answerRows({
      kind,
      parts: [],
      unit: 'km',
      given: { ...nothing, ...given },
      correct: { ...noKey, ...correct },
    });
    expect([row?.given, row?.correct]).toEqual([wrote, right]);
  });

  test('tells nothing of the key where it is not told', () => {
    const answered: Answered = { kind: 'SHORT_ANSWER', parts: [], given: nothing, correct: null };
    expect(answerRows(answered)).toEqual([
      { id: 'SHORT_ANSWER', name: '', given: '', correct: '' },
    ]);
    expect(isChoice('ESSAY')).toBe(false);
  });
});

test('blanks have the numbers of their rows', () => {
  const blanks = [part('b1', 'BLANK'), part('b2', 'BLANK')];
  expect(withNumberedBlanks('[[b2]] and [[b1]] [[other]]', blanks)).toBe(
    '____ (2) and ____ (1) [[other]]',
  );
});
