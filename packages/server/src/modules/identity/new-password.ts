import { readFile } from 'node:fs/promises';
import { DomainError } from '../../platform/errors.ts';
import { holdsDigest } from './common-passwords.ts';
import { hashPassword } from './password.ts';

let packed: Promise<Buffer> | undefined;

/**
 * Whether a password is empty or among the 100,000 commonest. The list (half a megabyte) is read when
 * the first password is set, and kept.
 */
async function isCommon(digest: string): Promise<boolean> {
  packed ??= readFile(new URL('common-passwords.bin', import.meta.url)).catch((error: unknown) => {
    // The next one who sets a password tries again.
    packed = undefined;
    throw error;
  });
  return holdsDigest(await packed, digest);
}

/**
 * Hashes a password that somebody sets, for themselves or for somebody else.
 * @param given SHA-256 of the password, as hex.
 * @param field that says what is wrong with it.
 * @throws DomainError INVALID on the field for an empty password and the commonest ones.
 */
export async function hashNewPassword(given: string, field: string): Promise<string> {
  const digest = given.toLowerCase();
  if (await isCommon(digest)) {
    throw new DomainError('INVALID', 'errors.invalid', {
      [field]: 'errors.identity.commonPassword',
    });
  }
  return hashPassword(digest);
}
