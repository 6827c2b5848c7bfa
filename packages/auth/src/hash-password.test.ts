import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from './hash-password.ts';

/** Known digests: the empty text and "abc" are those of FIPS 180-2. */
const known = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe('the hash of a password', () => {
  test.each(known)('of %j is its SHA-256 in hex', async (password, digest) => {
    expect(await hashPassword(password)).toBe(digest);
  });

  test.each(['', 'abc', 'Пароль密碼'])(
    'of %j is the same where the browser has no digest of its own',
    async (password) => {
      const withDigest = await hashPassword(password);
      vi.stubGlobal('crypto', {});
      expect(await hashPassword(password)).toBe(withDigest);
    },
  );
});
