import { readServerError } from './server-error.ts';

/** What the server says when a session is over (specification §8). */
export const sessionErrorMessages = [
  'Token expired',
  'Context userId not found',
  'cookie is not defined',
  'User not found',
] as const;

/**
 * Whether an error means that the session is over: one of the four messages, or the code that
 * stands for them in languages other than English.
 */
export function isSessionError(error: unknown): boolean {
  const { code, message } = readServerError(error);
  return (
    code === 'UNAUTHENTICATED' || sessionErrorMessages.some((known) => message.includes(known))
  );
}
