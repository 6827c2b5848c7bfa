/** Inputs of a row that show their own problem. */
const ownFields = ['points', 'draw'];

/**
 * The messages of a row's errors that none of its inputs shows. What is nested below a new question
 * stands in its editor.
 * @param errors as the form keeps them, by field
 */
export function problemsOf(errors: unknown): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const messages = Object.entries(errors).flatMap(([field, error]: [string, unknown]) =>
    ownFields.includes(field) ? [] : messageOf(error),
  );
  return [...new Set(messages)];
}

function messageOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null || !('message' in error)) return [];
  return typeof error.message === 'string' ? [error.message] : [];
}
