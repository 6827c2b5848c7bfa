import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser is remembered for a year after it signed in. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const nameOf = (secure: boolean): string =>
  secure ? '__Host-lampstand-device' : 'lampstand-device';

const sign = (secret: string, email: string, nonce: string): Buffer =>
  createHmac('sha256', secret).update(`device\n${email}\n${nonce}`).digest();

/**
 * A mark that says: with this browser somebody has signed in to that account. It opens nothing; it
 * only lets the browser's own mistakes be counted by themselves, so that strangers who guess at an
 * account cannot keep its owner out.
 */
export function deviceCookie(secret: string, email: string, secure: boolean): string {
  const nonce = randomBytes(16).toString('base64url');
  const mark = `${nonce}.${sign(secret, email, nonce).toString('base64url')}`;
  return `${nameOf(secure)}=${mark}; Max-Age=${DEVICE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The browser's own name if it carries a true mark for that account, otherwise undefined. */
export function knownDevice(
  cookieHeader: string | null,
  secret: string,
  email: string,
  secure: boolean,
): string | undefined {
  const prefix = `${nameOf(secure)}=`;
  const pair = cookieHeader?.split(';').find((each) => each.trim().startsWith(prefix));
  const [nonce, given] = pair?.trim().slice(prefix.length).split('.') ?? [];
  if (nonce === undefined || given === undefined) return undefined;
  const mark = Buffer.from(given, 'base64url');
  const wanted = sign(secret, email, nonce);
  return mark.length === wanted.length && timingSafeEqual(mark, wanted) ? nonce : undefined;
}
