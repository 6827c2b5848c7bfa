import { hash, randomBytes } from 'node:crypto';

/** Absolute life of a session: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session that was not used for this long is over: 3 days. */
export const IDLE_SECONDS = 3 * 24 * 60 * 60;

/** 256 random bits, readable in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: a stolen database opens no session. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** The cookie's name; over https the prefix binds it to this host and path. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-lampstand' : 'lampstand');

const attributes = (secure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const sessionCookie = (token: string, secure: boolean): string =>
  `${cookieName(secure)}=${token}; Max-Age=${SESSION_SECONDS}; ${attributes(secure)}`;

export const endedCookie = (secure: boolean): string =>
  `${cookieName(secure)}=; Max-Age=0; ${attributes(secure)}`;

/** The session token of a Cookie header, or undefined. */
export function tokenFrom(header: string | null | undefined, secure: boolean): string | undefined {
  const prefix = `${cookieName(secure)}=`;
  const pair = header?.split(';').find((each) => each.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length) || undefined;
}
