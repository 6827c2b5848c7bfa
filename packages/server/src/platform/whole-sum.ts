import { hash } from 'node:crypto';
import type { StoredPart } from './file-store.ts';

/** The tag of a part of which the sender told the SHA-256: that sum (hex). */
const TOLD = /^"([0-9a-f]{64})"$/;

/**
 * What proves a whole file: the SHA-256 (hex) of the SHA-256 of all parts, one after the other. A browser
 * makes the same of the file that it has, without anybody reading it once more.
 * @returns null where a part came without its sum.
 */
export function wholeSum(parts: readonly Pick<StoredPart, 'etag'>[]): string | null {
  const sums = parts.flatMap(({ etag }) => TOLD.exec(etag)?.[1] ?? []);
  if (sums.length === 0 || sums.length < parts.length) return null;
  return hash('sha256', Buffer.from(sums.join(''), 'hex'), 'hex');
}
