import { cookieNameOf, cookieText, readCookie } from '../../platform/cookies.ts';

/** Absolute life of a session: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session that was not used for this long is over: 3 days. */
export const IDLE_SECONDS = 3 * 24 * 60 * 60;

const NAME = 'lampstand';

export const cookieName = (secure: boolean): string => cookieNameOf(NAME, secure);

export const sessionCookie = (token: string, secure: boolean): string =>
  cookieText(NAME, token, SESSION_SECONDS, secure);

export const endedCookie = (secure: boolean): string => cookieText(NAME, '', 0, secure);

/** The session token of a Cookie header, or undefined. */
export const tokenFrom = (header: string | null | undefined, secure: boolean): string | undefined =>
  readCookie(header, NAME, secure);
