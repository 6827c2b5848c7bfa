/** What PostgreSQL says of a broken rule; Drizzle wraps the driver's error as its cause. */
function databaseError(error: unknown): { code: string; constraint: string } | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  const constraint = 'constraint' in cause ? String(cause.constraint) : '';
  return { code: String(cause.code), constraint };
}

/** Whether a write broke the unique rule of that name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
}

/** Whether a removal failed because other records still point here. */
export const breaksReference = (error: unknown): boolean => databaseError(error)?.code === '23503';

/** Whether a text holds what no column can: the NUL character. */
export const isUnstorableText = (error: unknown): boolean => databaseError(error)?.code === '22021';
