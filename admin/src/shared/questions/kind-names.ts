import type { MessageId } from '@lampstand/i18n';

/** The nine kinds of questions in words. */
export const kindNames = {
  TRUE_FALSE: 'authoring.questions.kindTrueFalse',
  SINGLE_CHOICE: 'authoring.questions.kindSingleChoice',
  MULTIPLE_CHOICE: 'authoring.questions.kindMultipleChoice',
  MATCHING: 'authoring.questions.kindMatching',
  ORDERING: 'authoring.questions.kindOrdering',
  FILL_IN_THE_BLANK: 'authoring.questions.kindBlanks',
  NUMERIC: 'authoring.questions.kindNumeric',
  SHORT_ANSWER: 'authoring.questions.kindShortAnswer',
  ESSAY: 'authoring.questions.kindEssay',
} as const satisfies Readonly<Record<string, MessageId>>;

export type QuestionKind = keyof typeof kindNames;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));

export const isQuestionKind = (value: unknown): value is QuestionKind =>
  typeof value === 'string' && Object.hasOwn(kindNames, value);
