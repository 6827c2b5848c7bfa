import { onError } from '@apollo/client/link/error';
import { isSessionError } from '../session-error.ts';

/**
 * Watches every answer for the end of the session and for nothing else: a screen shows its own
 * errors. What follows (local logout and reload) is the caller's.
 */
export function createErrorLink(onSessionError: () => void) {
  return onError(({ graphQLErrors = [], networkError }) => {
    const over =
      graphQLErrors.some((entry) => isSessionError({ errors: [entry] })) ||
      (networkError !== undefined && isSessionError(networkError));
    if (over) onSessionError();
  });
}
