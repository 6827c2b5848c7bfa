import { expect, test } from 'vitest';
import { hashPassword } from '../hash-password.ts';
import { scriptedServer } from '../testing/scripted-server.ts';
import { createSetupAccess } from './setup-access.ts';

const college = {
  organisationName: 'Grace',
  shortName: 'Grace',
  defaultLocale: 'en',
  locales: ['en'],
  currencies: ['USD'],
  regions: [],
  superadmin: { firstName: 'R', lastName: 'W', email: 'r@w.example', password: 'secret-1' },
};

test('a set-up sends the SHA-256 of the first password, never the password', async () => {
  const { transport, calls } = scriptedServer({ CompleteSetup: () => ({ completeSetup: true }) });
  await createSetupAccess(transport).completeSetup('s3cret', college);
  const password = await hashPassword('secret-1');
  expect(calls).toEqual([
    {
      operation: 'CompleteSetup',
      variables: {
        secret: 's3cret',
        setupInput: { ...college, superadmin: { ...college.superadmin, password } },
      },
    },
  ]);
});
