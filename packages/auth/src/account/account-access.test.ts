import { describe, expect, test } from 'vitest';
import { hashPassword } from '../hash-password.ts';
import { Refusal, scriptedServer } from '../testing/scripted-server.ts';
import { createAccountAccess } from './account-access.ts';

const yes = (field: string) => () => ({ [field]: true });

describe('the ways into an account', () => {
  test('ask for a mail by the address alone', async () => {
    const { transport, calls } = scriptedServer({ ForgotPassword: yes('forgotPassword') });
    await createAccountAccess(transport).forgotPassword('ruth@college.example');
    expect(calls).toEqual([
      { operation: 'ForgotPassword', variables: { email: 'ruth@college.example' } },
    ]);
  });

  test.each([
    ['RecoverPassword', 'recoverPassword'],
    ['EnrollAccount', 'enrollAccount'],
  ] as const)('%s sends the SHA-256 of the new password, never the password', async (name, way) => {
    const { transport, calls } = scriptedServer({ [name]: yes(way) });
    await createAccountAccess(transport)[way]('t0ken', 'secret-1');
    expect(calls).toEqual([
      {
        operation: name,
        variables: { token: 't0ken', newPassword: await hashPassword('secret-1') },
      },
    ]);
  });

  test('verify an address by its token', async () => {
    const { transport, calls } = scriptedServer({ VerifyEmail: yes('verifyEmail') });
    await createAccountAccess(transport).verifyEmail('t0ken');
    expect(calls).toEqual([{ operation: 'VerifyEmail', variables: { token: 't0ken' } }]);
  });

  test('let a refusal through', async () => {
    const { transport } = scriptedServer({
      RecoverPassword: () => {
        throw new Refusal('This link is no longer valid.');
      },
    });
    await expect(
      createAccountAccess(transport).recoverPassword('dead', 'secret-1'),
    ).rejects.toThrow('This link is no longer valid.');
  });
});
