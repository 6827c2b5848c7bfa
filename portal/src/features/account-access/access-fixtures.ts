import type { AccountAccess, SignUpAccess } from '@lampstand/auth/account';
import { GraphqlError, TransportError } from '@lampstand/graphql-client';

type Access = AccountAccess & SignUpAccess;

/** A server where every way into an account works. */
export function buildAccess(overrides: Partial<Access> = {}): Access {
  const done = () => Promise.resolve();
  return {
    forgotPassword: done,
    recoverPassword: done,
    enrollAccount: done,
    verifyEmail: done,
    signUpGroup: (_id) =>
      Promise.resolve({ _id, name: 'Nairobi 2026 A', regionName: 'East Africa', open: true }),
    createAccount: ({ email, firstName, lastName }) =>
      Promise.resolve({ _id: 'user-9', fullName: `${firstName} ${lastName}`, email }),
    ...overrides,
  };
}

export const never = () => new Promise<never>(() => undefined);

const refusal = (message: string, code: string, key: string, fields = {}) =>
  new GraphqlError([{ message, extensions: { code, key, fields } }]);

export const deadLink = () =>
  Promise.reject(
    refusal(
      'This link is no longer valid. Please ask for a new one.',
      'INVALID',
      'errors.tokenInvalid',
    ),
  );

export const tooManyTries = () =>
  Promise.reject(
    refusal('Too many attempts. Please try again in 15 minutes.', 'LIMIT', 'errors.tooManyTries'),
  );

export const knownAccount = () =>
  Promise.reject(refusal('You already have an account', 'CONFLICT', 'errors.accountExists'));

export const refusedEmail = () =>
  Promise.reject(
    refusal('Some values are not valid.', 'INVALID', 'errors.invalid', {
      email: 'Enter a valid e-mail address.',
    }),
  );

export const lostConnection = () =>
  Promise.reject(new TransportError('Failed to fetch', { kind: 'network' }));
