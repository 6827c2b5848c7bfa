import { describe, expect, it } from 'vitest';
import { QuestionInputSchema } from './question-input.rules.ts';
import { checkQuestion, readyQuestion, titleOf } from './question.rules.ts';

const said = (text: string, locale = 'en') => [{ locale, text }];
const parts = (role: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `${role}${at + 1}`,
    role,
    texts: role === 'BLANK' ? [] : said(`${role} ${at + 1}`),
  }));
const key = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  accepted: [],
  caseSensitive: false,
  partial: false,
};
const question = (kind: string, more: object = {}, correct: object = {}) =>
  QuestionInputSchema.parse({
    courseId: 'c',
    kind,
    texts: said('Who?'),
    parts: [],
    ...more,
    key: { ...key, ...correct },
  });
const wrong = (...given: Parameters<typeof question>) =>
  Object.keys(checkQuestion(question(...given), 'en'));
const pairs = (count: number, to = count) =>
  Array.from({ length: count }, (_, at) => ({
    promptId: `PROMPT${at + 1}`,
    optionId: `OPTION${Math.min(at + 1, to)}`,
  }));
const matching = (prompts: number, options: number) => ({
  parts: [...parts('PROMPT', prompts), ...parts('OPTION', options)],
});
const blank = (text: string, ids: readonly string[]) => ({
  texts: said(text),
  parts: ids.map((_id) => ({ _id, role: 'BLANK', texts: [] })),
});
const accepted = (ids: readonly string[], answers: readonly string[] = ['a']) => ({
  blanks: ids.map((blankId) => ({ blankId, accepted: answers })),
});

describe('what a question of its kind must have', () => {
  it.each([
    ['TRUE_FALSE', { parts: parts('CHOICE', 2) }, { choiceIds: ['CHOICE1'] }, []],
    ['TRUE_FALSE', { parts: parts('CHOICE', 3) }, { choiceIds: ['CHOICE1'] }, ['parts']],
    ['SINGLE_CHOICE', { parts: parts('CHOICE', 10) }, { choiceIds: ['CHOICE9'] }, []],
    ['SINGLE_CHOICE', { parts: parts('CHOICE', 11) }, { choiceIds: ['CHOICE1'] }, ['parts']],
    ['SINGLE_CHOICE', { parts: parts('CHOICE', 1) }, { choiceIds: ['CHOICE1'] }, ['parts']],
    ['SINGLE_CHOICE', { parts: parts('CHOICE', 3) }, {}, ['key.choiceIds']],
    [
      'SINGLE_CHOICE',
      { parts: parts('CHOICE', 3) },
      { choiceIds: ['CHOICE1', 'CHOICE2'] },
      ['key.choiceIds'],
    ],
    ['SINGLE_CHOICE', { parts: parts('CHOICE', 3) }, { choiceIds: ['else'] }, ['key.choiceIds']],
    ['MULTIPLE_CHOICE', { parts: parts('CHOICE', 3) }, { choiceIds: ['CHOICE1', 'CHOICE2'] }, []],
    [
      'MULTIPLE_CHOICE',
      { parts: parts('CHOICE', 2) },
      { choiceIds: ['CHOICE1', 'CHOICE2'] },
      ['key.choiceIds'],
    ],
    ['MATCHING', matching(2, 3), { pairs: pairs(2) }, []],
    ['MATCHING', matching(3, 2), { pairs: pairs(3, 2) }, ['parts']],
    ['MATCHING', matching(2, 16), { pairs: pairs(2) }, ['parts']],
    ['MATCHING', matching(3, 3), { pairs: pairs(2) }, ['key.pairs']],
    ['ORDERING', { parts: parts('ITEM', 2) }, { order: ['ITEM2', 'ITEM1'] }, []],
    ['ORDERING', { parts: parts('ITEM', 2) }, { order: ['ITEM1'] }, ['key.order']],
    ['ORDERING', { parts: parts('ITEM', 11) }, {}, ['parts']],
    ['FILL_IN_THE_BLANK', blank('A [[1]].', ['1']), accepted(['1']), []],
    ['FILL_IN_THE_BLANK', blank('A [[1]] [[1]].', ['1']), accepted(['1']), ['texts.en']],
    ['FILL_IN_THE_BLANK', blank('A.', ['1']), accepted(['1']), ['texts.en']],
    ['FILL_IN_THE_BLANK', blank('A [[1]].', ['1']), accepted(['1'], []), ['key.blanks.0.accepted']],
    ['NUMERIC', {}, { number: '-0,5', tolerance: '0.1' }, []],
    ['NUMERIC', {}, { number: '1e5' }, ['key.number']],
    ['NUMERIC', {}, {}, ['key.number']],
    ['NUMERIC', {}, { number: '1', tolerance: '-1' }, ['key.tolerance']],
    ['SHORT_ANSWER', {}, { accepted: ['Paul'] }, []],
    ['SHORT_ANSWER', {}, { accepted: [''] }, ['key.accepted']],
    ['ESSAY', { maxWords: 5000 }, {}, []],
    ['ESSAY', { maxWords: 5001 }, {}, ['maxWords']],
    ['ESSAY', { parts: parts('CHOICE', 1) }, {}, ['parts.0.role']],
  ])('%s %j %j', (kind, more, correct, problems) => {
    expect(wrong(kind, more, correct)).toEqual(problems);
  });
});

describe('texts', () => {
  it('stand in the language of the course, and whole in every other one', () => {
    expect(wrong('ESSAY', { texts: said('Wer?', 'de_DE') })).toEqual(['texts.en']);
    const both = { texts: [...said('Who?'), ...said('Wer?', 'de_DE')], parts: parts('CHOICE', 2) };
    expect(wrong('SINGLE_CHOICE', both, { choiceIds: ['CHOICE1'] })).toEqual([
      'parts.0.texts.de_DE',
      'parts.1.texts.de_DE',
    ]);
    expect(wrong('ESSAY', { texts: said('x'.repeat(2001)) })).toEqual(['texts.en']);
  });

  it('are refused with the way to them in a larger form', () => {
    const form = question('ESSAY', { texts: [] });
    expect(() => readyQuestion(form, 'en', 'items.3.question.')).toThrow(
      expect.objectContaining({
        fields: { 'items.3.question.texts.en': { key: 'errors.fieldRequired' } },
      }),
    );
  });

  it('name a question by their beginning, with a line for each blank', () => {
    const content = {
      texts: { en: `In  the [[1]]\n${'x'.repeat(400)}` },
      parts: [],
      maxWords: null,
      unit: null,
    };
    expect(titleOf(content, 'en')).toMatch(/^In the ____ x+$/);
    expect(titleOf(content, 'en')).toHaveLength(300);
  });
});

it('keeps of a key what the kind uses, so that equal questions are equal', () => {
  const stray = { accepted: ['x'], number: '5', guidance: 'y' };
  const found = readyQuestion(
    question(
      'SINGLE_CHOICE',
      { parts: parts('CHOICE', 2), unit: 'km', maxWords: 5 },
      { choiceIds: ['CHOICE1'], ...stray },
    ),
    'en',
  );
  expect(found).toMatchObject({
    content: { unit: null, maxWords: null },
    key: { accepted: [], number: null, guidance: null, choiceIds: ['CHOICE1'] },
  });
});
