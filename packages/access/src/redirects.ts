import type { Person } from './roles.ts';
import { mayVisit, routeFor } from './routes.ts';

const home = '/dashboard';
const longestRedirect = 2048;

/** The login page with the way back, except from the profile, whose address is not kept. */
export function loginRedirect(path: string): string {
  const isProfile = /^\/profile(?:[/?#]|$)/.test(path);
  return isProfile ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/**
 * A redirect value if it stays on this site, otherwise nothing. Browsers read `//host`, `/\host`
 * and paths with stripped control characters as other sites, so those are refused, also when they
 * are percent-encoded once or more.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestRedirect) return undefined;
  if (/\s|\p{Cf}/u.test(value)) return undefined;
  let form = value;
  for (;;) {
    if (!staysHere(form)) return undefined;
    const decoded = decode(form);
    if (decoded === undefined) return undefined;
    if (decoded === form) return value;
    form = decoded;
  }
}

function staysHere(form: string): boolean {
  if (!form.startsWith('/') || form.includes('\\') || /\p{Cc}/u.test(form)) return false;
  const [path = ''] = form.split(/[?#]/);
  const segments = path.split('/');
  // `/.//host` is normalised to `//host`, and dot segments have no place in our own links.
  return !path.includes('//') && !segments.some((segment) => segment === '.' || segment === '..');
}

function decode(form: string): string | undefined {
  try {
    return decodeURIComponent(form);
  } catch {
    return undefined;
  }
}

/** Where a person goes after logging in: the way back if it is safe and open to them. */
export function afterLogin(person: Person, redirect: unknown): string {
  const target = safeRedirect(redirect);
  if (target === undefined || !mayVisit(person, target)) return home;
  return redirectWhenLoggedIn(target) ?? target;
}

/** The pages that make no sense to somebody who is logged in, and where they lead instead. */
function redirectWhenLoggedIn(path: string): string | undefined {
  switch (routeFor(path)?.path) {
    case '/':
    case '/login':
    case '/forgot-password':
      return home;
    case '/set-password':
      return '/alumni';
    default:
      return undefined;
  }
}

/** Where a visitor of a path is sent instead, or nothing when they may stay. */
export function redirectFor(person: Person | undefined, path: string): string | undefined {
  if (!person) return mayVisit(person, path) ? undefined : loginRedirect(path);
  return mayVisit(person, path) ? redirectWhenLoggedIn(path) : home;
}
