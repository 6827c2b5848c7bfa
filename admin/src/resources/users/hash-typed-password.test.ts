import { expect, test } from 'vitest';
import { hashTypedPassword } from './hash-typed-password.ts';

test('a typed password leaves as its SHA-256', async () => {
  const { password } = await hashTypedPassword({ email: 'a@b.example', password: 'abc' });
  expect(password).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each([undefined, null, ''])('an empty password (%j) stays empty', async (password) => {
  const values = { password };
  expect(await hashTypedPassword(values)).toBe(values);
});
