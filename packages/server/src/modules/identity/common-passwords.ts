import { sha256 } from '../../platform/sha256.ts';

/**
 * Bytes that are kept of each digest: a password that nobody else has is taken for a common one once in
 * ten million times.
 */
const KEPT_BYTES = 5;

/** The beginnings of the passwords' digests, sorted, one after the other. */
export function packDigests(passwords: Iterable<string>): Buffer {
  const kept = new Set([...passwords].map((each) => sha256(each).slice(0, KEPT_BYTES * 2)));
  return Buffer.from([...kept].toSorted().join(''), 'hex');
}

/** Whether a digest is among those that were packed. @param digest SHA-256 as hex. */
export function holdsDigest(packed: Buffer, digest: string): boolean {
  const wanted = Buffer.from(digest, 'hex').subarray(0, KEPT_BYTES);
  let [from, to] = [0, packed.length / KEPT_BYTES];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const at = middle * KEPT_BYTES;
    const order = wanted.compare(packed, at, at + KEPT_BYTES);
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}
