/** Every kind of question (decision: one shape for all, each kind uses its part of it). */
export const questionKinds = [
  'TRUE_FALSE',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'MATCHING',
  'ORDERING',
  'FILL_IN_THE_BLANK',
  'NUMERIC',
  'SHORT_ANSWER',
  'ESSAY',
] as const;

/**
 * What a part is in its question: a choice (true/false, single, multiple), a prompt and an option that
 * is matched with it, an item that is put in order, a blank of the text.
 */
export const partRoles = ['CHOICE', 'PROMPT', 'OPTION', 'ITEM', 'BLANK'] as const;
