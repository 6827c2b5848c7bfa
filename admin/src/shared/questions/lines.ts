/** Several answers in one field, each in a line of its own. */
export const toLines = (answers: readonly string[] | null | undefined): string =>
  (answers ?? []).join('\n');

/** The lines as they are typed: an empty last one is where the next answer will stand. */
export const fromLines = (text: string | null | undefined): string[] =>
  text ? text.split('\n') : [];
