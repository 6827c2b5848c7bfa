/**
 * Keeps a record's own page apart from the lists: react-admin would show a list's row there first,
 * and a row has only the fields of its columns.
 */
export const wholeRecord = { meta: { whole: true } } as const;
