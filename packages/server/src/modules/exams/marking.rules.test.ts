import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenAnswer, QuestionKey, QuestionKind } from '../questions/questions.table.ts';
import { emptyKey } from '../questions/index.ts';
import { noAnswer } from '../../testing/no-answer.ts';
import { markAnswer, rightBlankIds } from './marking.rules.ts';

const mark = (
  kind: QuestionKind,
  key: Partial<QuestionKey>,
  answer: Partial<GivenAnswer> | null,
  points = 3,
) =>
  markAnswer({ kind, points, key: { ...emptyKey, ...key } }, answer && { ...noAnswer, ...answer });

const pairs = (...ids: string[]) =>
  ids.map((id) => ({ promptId: id.charAt(0), optionId: id.charAt(1) }));
const blanks = (texts: Record<string, string>) =>
  Object.entries(texts).map(([blankId, text]) => ({ blankId, text }));
const accepting = (texts: Record<string, string[]>) =>
  Object.entries(texts).map(([blankId, accepted]) => ({ blankId, accepted }));

describe('an answer earns hundredths of a point', () => {
  it.each<[QuestionKind, Partial<QuestionKey>, Partial<GivenAnswer>, number | null]>([
    ['TRUE_FALSE', { choiceIds: ['t'] }, { choiceIds: ['t'] }, 300],
    ['TRUE_FALSE', { choiceIds: ['t'] }, { choiceIds: ['f'] }, 0],
    ['SINGLE_CHOICE', { choiceIds: ['b'] }, { choiceIds: ['b'] }, 300],
    ['SINGLE_CHOICE', { choiceIds: ['b'] }, { choiceIds: ['a', 'b'] }, 0],
    ['MULTIPLE_CHOICE', { choiceIds: ['a', 'b'] }, { choiceIds: ['b', 'a'] }, 300],
    ['MULTIPLE_CHOICE', { choiceIds: ['a', 'b'] }, { choiceIds: ['a'] }, 0],
    ['MULTIPLE_CHOICE', { choiceIds: ['a', 'b'], partial: true }, { choiceIds: ['a'] }, 150],
    ['MULTIPLE_CHOICE', { choiceIds: ['a', 'b'], partial: true }, { choiceIds: ['a', 'c'] }, 0],
    ['MULTIPLE_CHOICE', { choiceIds: ['a'], partial: true }, { choiceIds: ['b', 'c'] }, 0],
    ['MULTIPLE_CHOICE', { choiceIds: ['a', 'b'] }, { choiceIds: ['a', 'b', 'c'] }, 0],
    ['MATCHING', { pairs: pairs('1a', '2b', '3b') }, { pairs: pairs('3b', '1a', '2b') }, 300],
    ['MATCHING', { pairs: pairs('1a', '2b', '3b') }, { pairs: pairs('1a', '2b') }, 0],
    ['MATCHING', { pairs: pairs('1a', '2b'), partial: true }, { pairs: pairs('1a', '2a') }, 150],
    ['ORDERING', { order: ['x', 'y', 'z'] }, { order: ['x', 'y', 'z'] }, 300],
    ['ORDERING', { order: ['x', 'y', 'z'] }, { order: ['x', 'z', 'y'] }, 0],
    ['ORDERING', { order: ['x', 'y', 'z'], partial: true }, { order: ['x', 'z', 'y'] }, 100],
    [
      'FILL_IN_THE_BLANK',
      { blanks: accepting({ a: ['Word', 'Wort'], b: ['God'] }) },
      { blanks: blanks({ a: ' wort ', b: 'GOD' }) },
      300,
    ],
    [
      'FILL_IN_THE_BLANK',
      { blanks: accepting({ a: ['Word'], b: ['God'] }), partial: true },
      { blanks: blanks({ b: 'god' }) },
      150,
    ],
    ['NUMERIC', { number: '16', tolerance: '0' }, { number: '16.0' }, 300],
    ['NUMERIC', { number: '0.3', tolerance: '0.1' }, { number: '0,2' }, 300],
    ['NUMERIC', { number: '0.3', tolerance: '0.1' }, { number: '0.19' }, 0],
    ['NUMERIC', { number: '-5', tolerance: null }, { number: '− 5' }, 300],
    ['NUMERIC', { number: '16' }, { number: 'sixteen' }, 0],
    ['SHORT_ANSWER', { accepted: ['Jesus  Christus'] }, { text: ' jesus christus ' }, 300],
    ['SHORT_ANSWER', { accepted: ['Straße'] }, { text: 'STRASSE' }, 300],
    ['SHORT_ANSWER', { accepted: ['é'] }, { text: 'é' }, 300],
    ['SHORT_ANSWER', { accepted: ['LORD'], caseSensitive: true }, { text: 'Lord' }, 0],
    ['ESSAY', {}, { text: 'Because …' }, null],
  ])('%s by %j for %j: %s', (kind, key, answer, earned) => {
    expect(mark(kind, key, answer)).toBe(earned);
  });

  it('and nothing where nothing was answered, also of an essay', () => {
    expect(mark('ESSAY', {}, null)).toBe(0);
    expect(mark('NUMERIC', { number: '1' }, null)).toBe(0);
  });

  it('of which halves are rounded up', () => {
    const third = { order: ['x', 'y', 'z', 'w', 'v', 'u'], partial: true };
    expect(mark('ORDERING', third, { order: ['x'] }, 1)).toBe(17);
    const eighth = { order: [...'abcdefgh'], partial: true };
    expect(mark('ORDERING', eighth, { order: ['a'] }, 1)).toBe(13);
  });
});

it.each<[Record<string, string> | null, boolean, string[]]>([
  [{ a: ' wort ', b: 'God' }, false, ['a', 'b']],
  [{ a: 'wort', b: 'God' }, true, ['b']],
  [{ b: 'gods' }, false, []],
  [null, false, []],
])('of blanks with %j (capitals count: %s) %j are right', (written, caseSensitive, right) => {
  const key = {
    ...emptyKey,
    caseSensitive,
    blanks: accepting({ a: ['Word', 'Wort'], b: ['God'] }),
  };
  const answer = written && { ...noAnswer, blanks: blanks(written) };
  expect(rightBlankIds(key, answer)).toEqual(right);
});

describe('exact decimals', () => {
  it('agree with whole numbers at any scale', () => {
    const scaled = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(
        scaled,
        scaled,
        fc.nat({ max: 1000 }),
        fc.nat({ max: 6 }),
        (given, target, tolerance, scale) => {
          const text = (value: number) => {
            const digits = String(Math.abs(value)).padStart(scale + 1, '0');
            const at = digits.length - scale;
            return `${value < 0 ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`;
          };
          const key = { number: text(target), tolerance: text(tolerance) };
          const near = Math.abs(given - target) <= tolerance;
          expect(mark('NUMERIC', key, { number: text(given) }, 1)).toBe(near ? 100 : 0);
        },
      ),
    );
  });
});
