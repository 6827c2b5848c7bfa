import { answerOfKind, questionOfKind } from '../questions/question-fixtures.ts';
import type { ShownKind } from '../questions/shown-question.ts';
import type { ReviewedAnswer, ShownKey } from './reviewed-answer.ts';

const noKey: ShownKey = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  tolerance: null,
  accepted: [],
};

const keyOfKind: Readonly<Record<ShownKind, ShownKey>> = {
  TRUE_FALSE: { ...noKey, choiceIds: ['c2'] },
  SINGLE_CHOICE: { ...noKey, choiceIds: ['c2'] },
  MULTIPLE_CHOICE: { ...noKey, choiceIds: ['c1', 'c3'] },
  MATCHING: {
    ...noKey,
    pairs: [
      { promptId: 'p1', optionId: 'o2' },
      { promptId: 'p2', optionId: 'o1' },
    ],
  },
  ORDERING: { ...noKey, order: ['i2', 'i3', 'i1'] },
  FILL_IN_THE_BLANK: {
    ...noKey,
    blanks: [
      { blankId: 'b1', accepted: ['grace'] },
      { blankId: 'b2', accepted: ['faith', 'trust'] },
    ],
  },
  NUMERIC: { ...noKey, number: '11.5', tolerance: '0.5' },
  SHORT_ANSWER: { ...noKey, accepted: ['Phoebe', 'Phebe'] },
  ESSAY: noKey,
};

/** An answered question of a kind, marked by its key; nothing of it is normalised by a cache. */
export function buildReviewed(
  kind: ShownKind,
  overrides: Partial<ReviewedAnswer> = {},
): ReviewedAnswer {
  const { _id, text, parts, unit } = questionOfKind[kind];
  return {
    _id,
    kind,
    text,
    textLocale: 'en',
    parts,
    unit,
    position: 1,
    points: 4,
    given: answerOfKind[kind],
    correct: keyOfKind[kind],
    rightBlankIds: kind === 'FILL_IN_THE_BLANK' ? ['b1'] : [],
    earned: 4,
    comment: null,
    ...overrides,
  };
}
