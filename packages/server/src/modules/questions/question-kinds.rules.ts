import type { ErrorText } from '../../platform/errors.ts';
import { blanksIn } from './question-normal.rules.ts';
import type { PartRole, QuestionContent, QuestionKey, QuestionKind } from './question.types.ts';

export type Problems = Readonly<Record<string, ErrorText['key'] | ErrorText>>;

interface Draft {
  readonly kind: QuestionKind;
  readonly content: QuestionContent;
  readonly key: QuestionKey;
}

const CHOICES = { min: 2, max: 10 } as const;
const PROMPTS = { min: 2, max: 10 } as const;
const MOST_OPTIONS = 15;
const ITEMS = { min: 2, max: 10 } as const;
const BLANKS = { min: 1, max: 10 } as const;
const ACCEPTED = { min: 1, max: 20 } as const;
const WORDS = { min: 1, max: 5000 } as const;

/** What a question of its kind still lacks, by field. */
export const problemsOfKind = (draft: Draft): Problems => ({
  ...strayParts(draft),
  ...check[draft.kind](draft),
});

const roles: Readonly<Record<QuestionKind, readonly PartRole[]>> = {
  TRUE_FALSE: ['CHOICE'],
  SINGLE_CHOICE: ['CHOICE'],
  MULTIPLE_CHOICE: ['CHOICE'],
  MATCHING: ['PROMPT', 'OPTION'],
  ORDERING: ['ITEM'],
  FILL_IN_THE_BLANK: ['BLANK'],
  NUMERIC: [],
  SHORT_ANSWER: [],
  ESSAY: [],
};

const strayParts = ({ kind, content }: Draft): Problems =>
  Object.fromEntries(
    content.parts.flatMap(({ role }, index) =>
      roles[kind].includes(role) ? [] : [[`parts.${index}.role`, 'errors.invalidValue'] as const],
    ),
  );

const idsOf = (content: QuestionContent, role: PartRole): string[] =>
  content.parts.filter((part) => part.role === role).map(({ _id }) => _id);

const within = (count: number, { min, max }: { readonly min: number; readonly max: number }) =>
  count >= min && count <= max;

const sameIds = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length &&
  new Set(some).size === some.length &&
  some.every((id) => others.includes(id));

const choiceCount = ({ content }: Draft): Problems =>
  within(idsOf(content, 'CHOICE').length, CHOICES)
    ? {}
    : { parts: { key: 'errors.exam.choiceCount', args: CHOICES } };

/** The ids of choices that are marked right and are there. */
const right = ({ content, key }: Draft): string[] =>
  idsOf(content, 'CHOICE').filter((id) => key.choiceIds.includes(id));

const oneRight = (draft: Draft): Problems =>
  right(draft).length === 1 && draft.key.choiceIds.length === 1
    ? {}
    : { 'key.choiceIds': 'errors.exam.oneCorrect' };

function someRight(draft: Draft): Problems {
  const marked = right(draft).length;
  const fits = marked > 0 && marked < idsOf(draft.content, 'CHOICE').length;
  return fits && draft.key.choiceIds.length === marked
    ? {}
    : { 'key.choiceIds': 'errors.questions.rightAndWrong' };
}

const count = (path: string, bounds: { readonly min: number; readonly max: number }): Problems => ({
  [path]: { key: 'errors.questions.partCount', args: bounds },
});

function matching({ content, key }: Draft): Problems {
  const prompts = idsOf(content, 'PROMPT');
  const options = idsOf(content, 'OPTION');
  if (!within(prompts.length, PROMPTS)) return count('parts', PROMPTS);
  if (!within(options.length, { min: prompts.length, max: MOST_OPTIONS })) {
    const args = { min: prompts.length, max: MOST_OPTIONS };
    return { parts: { key: 'errors.questions.optionCount', args } };
  }
  const matched = key.pairs.map(({ promptId }) => promptId);
  const known = key.pairs.every(({ optionId }) => options.includes(optionId));
  return sameIds(matched, prompts) && known ? {} : { 'key.pairs': 'errors.questions.eachMatched' };
}

function ordering({ content, key }: Draft): Problems {
  const items = idsOf(content, 'ITEM');
  if (!within(items.length, ITEMS)) return count('parts', ITEMS);
  return sameIds(key.order, items) ? {} : { 'key.order': 'errors.invalidValue' };
}

function blanks({ content, key }: Draft): Problems {
  const ids = idsOf(content, 'BLANK');
  if (!within(ids.length, BLANKS)) return count('parts', BLANKS);
  const problems: Record<string, Problems[string]> = {};
  for (const [locale, text] of Object.entries(content.texts)) {
    if (!sameIds(blanksIn(text), ids))
      problems[`texts.${locale}`] = 'errors.questions.blanksInText';
  }
  if (
    !sameIds(
      key.blanks.map(({ blankId }) => blankId),
      ids,
    )
  ) {
    problems['key.blanks'] = 'errors.invalidValue';
  }
  for (const [index, { accepted }] of key.blanks.entries()) {
    if (!within(accepted.length, ACCEPTED)) problems[`key.blanks.${index}.accepted`] = NO_ANSWER;
  }
  return problems;
}

const NO_ANSWER = { key: 'errors.questions.acceptedCount', args: ACCEPTED } as const;
const DECIMAL = /^-?\d{1,20}(?:\.\d{1,10})?$/;

function numeric({ key }: Draft): Problems {
  const problems: Record<string, Problems[string]> = {};
  if (key.number === null) problems['key.number'] = 'errors.fieldRequired';
  else if (!DECIMAL.test(key.number)) problems['key.number'] = 'errors.invalidNumber';
  const wrong =
    key.tolerance !== null && (!DECIMAL.test(key.tolerance) || key.tolerance.startsWith('-'));
  if (wrong) problems['key.tolerance'] = 'errors.invalidNumber';
  return problems;
}

function essay({ content: { maxWords } }: Draft): Problems {
  if (maxWords === null || within(maxWords, WORDS)) return {};
  return maxWords < WORDS.min
    ? { maxWords: { key: 'errors.tooSmall', args: { min: WORDS.min } } }
    : { maxWords: { key: 'errors.tooLarge', args: { max: WORDS.max } } };
}

const check: Readonly<Record<QuestionKind, (draft: Draft) => Problems>> = {
  TRUE_FALSE: (draft) => ({
    ...(draft.content.parts.length === 2 ? {} : { parts: 'errors.exam.twoChoices' }),
    ...oneRight(draft),
  }),
  SINGLE_CHOICE: (draft) => ({ ...choiceCount(draft), ...oneRight(draft) }),
  MULTIPLE_CHOICE: (draft) => ({ ...choiceCount(draft), ...someRight(draft) }),
  MATCHING: matching,
  ORDERING: ordering,
  FILL_IN_THE_BLANK: blanks,
  NUMERIC: numeric,
  SHORT_ANSWER: ({ key }) =>
    within(key.accepted.length, ACCEPTED) ? {} : { 'key.accepted': NO_ANSWER },
  ESSAY: essay,
};
