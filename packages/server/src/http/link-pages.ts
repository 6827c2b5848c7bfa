import type { Env } from '../env.ts';

/** Pages whose address holds the secret of a mail, or of the first set-up. */
const SECRET = /^(\/(?:reset-password|enroll-account|verify-email|setup)\/)[^/]+/;

/** Whether a page's own address must not be told to anybody, not even as a referrer. */
export const holdsSecret = (path: string): boolean => SECRET.test(path);

/** A path as the log may hold it: without what opens something. */
export const withoutSecret = (path: string): string => path.replace(SECRET, '$1…');

/**
 * Where the pages for a new password send a visitor who is not in the production environment
 * (specification §2): the one that sets it stays usable in development.
 * @param url path and query as asked for.
 * @returns the address on the production host, or undefined where the page is shown here.
 */
export function productionPage(
  url: string,
  { APP_ENV, PRODUCTION_URL }: Pick<Env, 'APP_ENV' | 'PRODUCTION_URL'>,
): string | undefined {
  if (PRODUCTION_URL === undefined || APP_ENV === 'production') return undefined;
  const [path = ''] = url.split('?');
  const isAsked = path === '/set-password';
  const isSet = path.startsWith('/reset-password/') && APP_ENV !== 'development';
  return isAsked || isSet ? PRODUCTION_URL.replace(/\/$/, '') + url : undefined;
}
