import { noAnswer, type GivenAnswer } from './given-answer.rules.ts';
import type { ShownKind, ShownPart, ShownQuestion } from './shown-question.ts';

const parts = (role: ShownPart['role'], prefix: string, texts: readonly string[]): ShownPart[] =>
  texts.map((text, at) => ({ _id: `${prefix}${at + 1}`, role, text }));

const question = (kind: ShownKind, text: string, more: Partial<ShownQuestion> = {}) => ({
  _id: kind.toLowerCase().replaceAll('_', '-'),
  kind,
  text,
  parts: [],
  maxWords: null,
  unit: null,
  ...more,
});

/** A question of each kind, and how somebody answered it. */
export const questionOfKind: Readonly<Record<ShownKind, ShownQuestion>> = {
  TRUE_FALSE: question('TRUE_FALSE', 'Paul had founded the church in Rome himself.', {
    parts: parts('CHOICE', 'c', ['True', 'False']),
  }),
  SINGLE_CHOICE: question('SINGLE_CHOICE', 'In whom does Paul find the example of faith?', {
    parts: parts('CHOICE', 'c', ['Adam', 'Abraham', 'Moses', 'David']),
  }),
  MULTIPLE_CHOICE: question('MULTIPLE_CHOICE', 'Which letters are addressed to one person?', {
    parts: parts('CHOICE', 'c', ['Titus', 'Romans', 'Philemon', 'Galatians']),
  }),
  MATCHING: question('MATCHING', 'Which city belongs to which letter?', {
    parts: [
      ...parts('PROMPT', 'p', ['The letter of joy', 'The letter about the resurrection']),
      ...parts('OPTION', 'o', ['Corinth', 'Philippi', 'Colossae']),
    ],
  }),
  ORDERING: question('ORDERING', 'Put the events in the order of Acts.', {
    parts: parts('ITEM', 'i', ['The council in Jerusalem', 'Pentecost', 'The journey to Rome']),
  }),
  FILL_IN_THE_BLANK: question(
    'FILL_IN_THE_BLANK',
    'For by [[b1]] you have been saved through [[b2]].',
    { parts: parts('BLANK', 'b', ['', '']) },
  ),
  NUMERIC: question('NUMERIC', 'How far is it from Jerusalem to Emmaus?', { unit: 'km' }),
  SHORT_ANSWER: question('SHORT_ANSWER', 'Who carried the letter to Rome?'),
  ESSAY: question('ESSAY', 'What does Paul mean by the obedience of faith?', { maxWords: 8 }),
};

export const answerOfKind: Readonly<Record<ShownKind, GivenAnswer>> = {
  TRUE_FALSE: { ...noAnswer, choiceIds: ['c2'] },
  SINGLE_CHOICE: { ...noAnswer, choiceIds: ['c2'] },
  MULTIPLE_CHOICE: { ...noAnswer, choiceIds: ['c1', 'c3'] },
  MATCHING: { ...noAnswer, pairs: [{ promptId: 'p1', optionId: 'o2' }] },
  ORDERING: { ...noAnswer, order: ['i2', 'i1', 'i3'] },
  FILL_IN_THE_BLANK: { ...noAnswer, blanks: [{ blankId: 'b1', text: 'grace' }] },
  NUMERIC: { ...noAnswer, number: '11.5' },
  SHORT_ANSWER: { ...noAnswer, text: 'Phoebe' },
  ESSAY: { ...noAnswer, text: 'Faith itself is the answer to the call of God.' },
};
