import { readServerError } from '@lampstand/graphql-client';

/** Whether a link of a mail was refused: used, too old, or never given out. */
export function isDeadLink(error: unknown): boolean {
  return readServerError(error).key === 'errors.tokenInvalid';
}

/** Whether somebody signs up with an address that has an account (specification §8). */
export function isKnownAccount(error: unknown): boolean {
  return readServerError(error).key === 'errors.accountExists';
}
