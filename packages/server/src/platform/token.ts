import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, readable in a cookie or an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: a stolen database opens nothing. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Compares two secrets without telling by the time how much of them is the same. */
export function sameSecret(given: string | null | undefined, wanted: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
