import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane. The library's default is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Every hash that is made today begins like this. */
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whether a stored hash was made with today's costs; an older one is replaced at the next login. */
export const isCurrentHash = (stored: string): boolean => stored.startsWith(CURRENT);

/** A hash that no password has: an unknown e-mail costs the same time as a wrong password. */
let decoy: Promise<string> | undefined;

/** argon2id of the SHA-256 text that browsers send, with a salt of its own. Runs off the event loop. */
export const hashPassword = (sha256: string): Promise<string> => hash(sha256, COST);

/**
 * Whether the SHA-256 text belongs to the stored hash; with none stored (unknown person, no password
 * yet) it does the same work and says no.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  sha256: string,
): Promise<boolean> {
  if (stored) return verify(stored, sha256);
  decoy ??= hashPassword('no such password');
  await verify(await decoy, sha256);
  return false;
}
