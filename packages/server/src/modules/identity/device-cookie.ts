import { createHmac, randomBytes } from 'node:crypto';
import { cookieText, readCookie } from '../../platform/cookies.ts';
import { sameSecret } from '../../platform/token.ts';

/** A browser is remembered for a year after it signed in. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const NAME = 'lampstand-device';

const sign = (secret: string, email: string, nonce: string): string =>
  createHmac('sha256', secret).update(`device\n${email}\n${nonce}`).digest('base64url');

/**
 * A mark that says: with this browser somebody has signed in to that account. It opens nothing; it
 * only lets the browser's own mistakes be counted by themselves, so that strangers who guess at an
 * account cannot keep its owner out.
 */
export function deviceCookie(secret: string, email: string, secure: boolean): string {
  const nonce = randomBytes(16).toString('base64url');
  const mark = `${nonce}.${sign(secret, email, nonce)}`;
  return cookieText(NAME, mark, DEVICE_SECONDS, secure);
}

/** The browser's own name if it carries a true mark for that account, otherwise undefined. */
export function knownDevice(
  cookieHeader: string | null,
  secret: string,
  email: string,
  secure: boolean,
): string | undefined {
  const [nonce, mark] = readCookie(cookieHeader, NAME, secure)?.split('.') ?? [];
  if (nonce === undefined || mark === undefined) return undefined;
  return sameSecret(mark, sign(secret, email, nonce)) ? nonce : undefined;
}
