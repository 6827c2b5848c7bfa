const fields = ['texts', 'parts', 'key', 'maxWords', 'unit'] as const;

/** What a question says, by field. */
export type Saying = Readonly<Record<(typeof fields)[number], unknown>>;

/** The fields in which a question says something in another way than before. */
export const changedFields = (before: Saying, after: Saying) =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
