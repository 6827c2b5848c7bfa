/** What PostgreSQL says of a broken rule; Drizzle wraps the driver's error as its cause. */
function databaseError(
  error: unknown,
): { code: string; constraint: string; detail: string } | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  const constraint = 'constraint' in cause ? String(cause.constraint) : '';
  const detail = 'detail' in cause ? String(cause.detail) : '';
  return { code: String(cause.code), constraint, detail };
}

/** Whether a write broke the unique rule of that name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
}

/** Whether a removal failed because other records still point here. */
export const breaksReference = (error: unknown): boolean => databaseError(error)?.code === '23503';

/** Whether a text holds what no column can: the NUL character, or half of a character. */
export function isUnstorableText(error: unknown): boolean {
  const found = databaseError(error);
  return found?.code === '22021' || /\bsurrogate\b/.test(found?.detail ?? '');
}
