/** What the server rests on (the disk, the database, the store of files) does not answer. */
export class OutageError extends Error {
  override name = 'OutageError';
}

/** Whatever the store of files cannot do, it may be able to do a little later. */
export async function orOutage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new OutageError('The store of files does not answer', { cause: error });
  }
}

/** What the system calls a disk that is full or read-only, handles that are used up, a lost line. */
const SYSTEM = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * PostgreSQL's classes of errors "connection", "insufficient resources" (a full disk among them) and
 * "system", its own stop and start, a database that takes no connections or no changes, a wait for a
 * lock that was ended
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const DATABASE = /^(?:08|53|58)\w{3}$|^57P0[1-5]$|^25006$|^25P03$|^55P03$|^55000$/;

/** The driver of PostgreSQL has no codes for these. */
const DRIVER =
  /^timeout exceeded when trying to connect$|^Connection terminated|^Client has encountered a connection error|^Cannot use a pool after/;

const deepest = 5;

/** Whether an error, or what caused it, ends by itself once what the server rests on is back. */
export function isOutage(error: unknown, depth = 1): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof OutageError || DRIVER.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (SYSTEM.has(code) || DATABASE.test(code)) return true;
  return depth < deepest && isOutage(error.cause, depth + 1);
}
