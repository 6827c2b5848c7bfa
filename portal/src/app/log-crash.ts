import type { Session } from '@lampstand/auth';

const longestPayload = 8000;

/** Writes a crash of the portal to the log of actions and crashes. */
export function logCrash(
  session: Pick<Session, 'log'>,
  error: Error,
  componentStack: string,
  path: string,
): void {
  const { name, message, stack = '' } = error;
  const payload = JSON.stringify({ path, name, message, stack, componentStack });
  void session.log({ action: 'crash', type: 'error', payload: payload.slice(0, longestPayload) });
}
