import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createWhole } from './whole-file.ts';
import { hasCode } from './error-code.ts';
import { StartFault } from './start-fault.ts';

const BYTES = 48;
/** 48 random bytes, as base64url writes them. */
const WHOLE = /^[\w-]{64}$/;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const refused = (file: string, length: number) =>
  new StartFault(
    `The signing secret in ${file} is not whole: it has ${length} characters that count, and 64 letters, digits, - and _ are written there. A disk that was full may have cut it.
Put the file back from a backup. Without one, delete it, and the next start makes another: links to files that were given out end, and where ENCRYPTION_KEY is not set, authenticator apps and connected calendars have to be set up again.`,
  );

/**
 * The key for signatures of an installation that did not configure one: made once and kept in the
 * data folder, so that links outlive a restart. Processes that start together agree on one.
 * @throws StartFault where the file holds no whole secret: whoever knows a part of it could forge links.
 */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'signing-secret');
  let kept = read(file);
  if (kept === undefined) {
    createWhole(file, randomBytes(BYTES).toString('base64url'));
    // Another process may have been first: its secret holds.
    kept = read(file) ?? '';
  }
  if (!WHOLE.test(kept)) throw refused(file, kept.replaceAll(/[^\w-]/g, '').length);
  return kept;
}
