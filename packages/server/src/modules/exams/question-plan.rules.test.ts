import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import type { QuestionInput } from './exam.rules.ts';
import { type KnownQuestion, planQuestions } from './question-plan.rules.ts';

const known = (answered: boolean): KnownQuestion[] => [
  {
    _id: 'q1',
    kind: 'SINGLE_CHOICE',
    points: 2,
    answered,
    choices: [
      { _id: 'right', correct: true },
      { _id: 'wrong', correct: false },
    ],
  },
];
const asStored: QuestionInput = {
  _id: 'q1',
  kind: 'SINGLE_CHOICE',
  text: 'Who wrote the letter?',
  points: 2,
  choices: [
    { _id: 'right', text: 'Paul', correct: true },
    { _id: 'wrong', text: 'Peter', correct: false },
  ],
};
const flipped = asStored.choices.map((choice) => ({ ...choice, correct: !choice.correct }));
const added = { text: 'Tertius', correct: false };

function plan(answered: boolean, input: readonly QuestionInput[]) {
  let made = 0;
  return planQuestions(known(answered), input, () => `new-${(made += 1)}`);
}
function refused(input: readonly QuestionInput[]): readonly string[] {
  try {
    plan(true, input);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect([error.code, error.text.key]).toEqual(['CONFLICT', 'errors.inUse']);
    return Object.keys(error.fields);
  }
}

describe('planQuestions', () => {
  it('keeps ids of its own and gives everything else new ones, in the order given', () => {
    const stranger: QuestionInput = {
      ...asStored,
      _id: 'of another exam',
      choices: [{ _id: 'right', text: 'Paul', correct: true }, added],
    };
    const { questions } = plan(false, [stranger, asStored]);
    expect(questions.map(({ _id, position }) => [_id, position])).toEqual([
      ['new-1', 1],
      ['q1', 2],
    ]);
    const ids = questions.map((question) => question.choices.map((choice) => choice._id));
    expect(ids).toEqual([
      ['new-2', 'new-3'],
      ['right', 'wrong'],
    ]);
  });

  it('names what is left out as removed', () => {
    expect(plan(false, [])).toEqual({
      questions: [],
      removedQuestionIds: ['q1'],
      removedChoiceIds: [],
    });
    const shorter = { ...asStored, choices: asStored.choices.slice(0, 1) };
    expect(plan(false, [shorter]).removedChoiceIds).toEqual(['wrong']);
  });

  it.each([
    ['another text', { ...asStored, text: 'Who sent the letter?' }],
    ['a further wrong choice', { ...asStored, choices: [...asStored.choices, added] }],
    ['another order', { ...asStored, choices: asStored.choices.toReversed() }],
  ])('allows %s of an answered question', (_case, input) => {
    expect(refused([input])).toEqual([]);
  });

  it.each<[string, QuestionInput[], string]>([
    ['its removal', [], 'questions'],
    ['its removal under an id that is not its own', [{ ...asStored, _id: 'q2' }], 'questions'],
    ['another correct choice', [{ ...asStored, choices: flipped }], 'questions.0.choices'],
    [
      'a choice less',
      [{ ...asStored, choices: asStored.choices.slice(0, 1) }],
      'questions.0.choices',
    ],
    ['other points', [{ ...asStored, points: 3 }], 'questions.0.points'],
    ['another kind', [{ ...asStored, kind: 'TRUE_FALSE' }], 'questions.0.kind'],
  ])('refuses %s of an answered question', (_case, input, field) => {
    expect(refused(input)).toEqual([field]);
  });

  it('allows all of it while nobody has answered', () => {
    expect(() => plan(false, [{ ...asStored, choices: flipped, points: 9 }])).not.toThrow();
  });
});
