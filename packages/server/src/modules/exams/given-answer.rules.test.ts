import { describe, expect, it } from 'vitest';
import { GivenAnswerSchema, readGiven } from './given-answer.rules.ts';

describe('an answer', () => {
  it.each([
    [{ choiceIds: ['a'] }, ['TRUE_FALSE', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE'], ['a']],
    [{ choiceIds: ['a', 'b'] }, ['MULTIPLE_CHOICE'], ['a', 'b']],
    [{ pairs: [{ promptId: 'p', optionId: 'o' }] }, ['MATCHING'], ['p', 'o']],
    [{ order: ['x', 'y'] }, ['ORDERING'], ['x', 'y']],
    [{ blanks: [{ blankId: 'b', text: 'Word' }] }, ['FILL_IN_THE_BLANK'], ['b']],
    [{ number: '16' }, ['NUMERIC'], []],
    [{ text: 'Nazareth' }, ['SHORT_ANSWER', 'ESSAY'], []],
    [{ text: 'x'.repeat(501) }, ['ESSAY'], []],
  ])('%j is one of %j', (given, kinds, partIds) => {
    expect(readGiven(given)).toMatchObject({ kinds, partIds });
  });

  it.each([
    [null],
    [{}],
    [{ choiceIds: [], text: '  ' }],
    [{ blanks: [{ blankId: 'b', text: ' ' }] }],
  ])('%j says nothing, of whatever kind', (given) => {
    const { answer, kinds } = readGiven(given);
    expect(answer).toBeNull();
    expect(kinds).toHaveLength(9);
  });

  it.each([
    [{ choiceIds: ['a'], text: 'b' }],
    [{ choiceIds: ['a', 'a'] }],
    [{ order: ['x', 'x'] }],
    [
      {
        pairs: [
          { promptId: 'p', optionId: 'o' },
          { promptId: 'p', optionId: 'q' },
        ],
      },
    ],
  ])('%j fits no kind', (given) => {
    expect(readGiven(given).kinds).toEqual([]);
  });

  it.each([
    { text: 'x'.repeat(60_001) },
    { number: '1'.repeat(41) },
    { choiceIds: Array.from({ length: 11 }, (_, at) => String(at)) },
  ])('that is too long is refused', (given) => {
    expect(GivenAnswerSchema.safeParse(given).success).toBe(false);
  });

  it.each([
    { choiceIds: ['a\0'] },
    { pairs: [{ promptId: 'p', optionId: '\uD800' }] },
    { blanks: [{ blankId: 'b', text: 'Word\0' }] },
    { number: '1\0' },
    { text: '\uDFFF' },
  ])('that no database keeps is refused', (given) => {
    expect(GivenAnswerSchema.safeParse(given).success).toBe(false);
  });
});
