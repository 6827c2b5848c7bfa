import type { SetupAccess, SetupState } from '@lampstand/auth/account';
import { GraphqlError, TransportError } from '@lampstand/graphql-client';

export const choices: SetupState = {
  currencies: [
    { value: 'EUR', decimals: 2 },
    { value: 'JPY', decimals: 0 },
    { value: 'KES', decimals: 2 },
    { value: 'KWD', decimals: 3 },
    { value: 'USD', decimals: 2 },
  ],
  baseCurrency: 'USD',
  mailFrom: 'Grace <no-reply@grace.example>',
  fileStore: 'local',
};

/** A server on which everything works. */
export function buildSetup(overrides: Partial<SetupAccess> = {}): SetupAccess {
  const fine = { outcome: 'DONE', problem: null, detail: null } as const;
  return {
    openSetup: () => Promise.resolve(choices),
    trySetupMail: () => Promise.resolve(fine),
    trySetupFiles: () => Promise.resolve(fine),
    completeSetup: () => Promise.resolve(),
    ...overrides,
  };
}

export const deadSecret = () =>
  Promise.reject(
    new GraphqlError([
      {
        message: 'This link is no longer valid. Please ask for a new one.',
        extensions: { code: 'INVALID', key: 'errors.tokenInvalid', fields: {} },
      },
    ]),
  );

/** Two fields on two steps that only the server can judge. */
export const refusedFields = () =>
  Promise.reject(
    new GraphqlError([
      {
        message: 'Some values are not valid.',
        extensions: {
          code: 'INVALID',
          key: 'errors.invalid',
          fields: {
            'regions.0.zone': 'This zone is reserved.',
            'superadmin.password': 'Choose a password that fewer people have.',
          },
        },
      },
    ]),
  );

export const lostConnection = () =>
  Promise.reject(new TransportError('Failed to fetch', { kind: 'network' }));

export const mailRefused = () =>
  Promise.resolve({
    outcome: 'FAILED',
    problem: 'The mail server refuses the login. Check user name and password in SMTP_URL.',
    detail: '535 5.7.8 Authentication credentials invalid',
  } as const);
