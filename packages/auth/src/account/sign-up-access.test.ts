import { expect, test } from 'vitest';
import { scriptedServer } from '../testing/scripted-server.ts';
import { createSignUpAccess } from './sign-up-access.ts';

test('nothing is known of a group that does not exist', async () => {
  const { transport } = scriptedServer({ SignUpGroup: () => ({ signUpGroup: null }) });
  expect(await createSignUpAccess(transport).signUpGroup('g1')).toBeNull();
});

test('an account is created in a group, a country and a language', async () => {
  const created = { _id: 'u1', fullName: 'Ruth Wanjiru', email: 'ruth@college.example' };
  const { transport, calls } = scriptedServer({
    SelfCreateAccount: () => ({ selfCreateAccount: created }),
  });
  const person = { email: created.email, firstName: 'Ruth', lastName: 'Wanjiru' };
  const place = { groupId: 'g1', country: 'KEN', locale: 'en' };
  expect(await createSignUpAccess(transport).createAccount({ ...person, ...place })).toEqual(
    created,
  );
  expect(calls[0]?.variables).toEqual({ userProfileInput: person, ...place });
});
