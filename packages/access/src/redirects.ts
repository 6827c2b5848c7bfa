import type { Person } from './roles.ts';
import { mayVisit, routeFor } from './routes.ts';

const home = '/dashboard';
const longestRedirect = 2048;

/** The login page with the way back, except from the profile, whose address is not kept. */
export function loginRedirect(path: string): string {
  const isProfile = /^\/profile(?:[/?#]|$)/.test(path);
  return isProfile ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/** A control character, however often its escape was escaped again. */
const escapedControl = /%(?:25)*(?:[01][\da-f]|7f)/i;
const unsafeCharacter = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * A redirect value if it stays on this site, otherwise nothing. Browsers read `//host`, `/\host`
 * and paths with stripped control characters as other sites, so those are refused, also when they
 * are percent-encoded once or more.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestRedirect) return undefined;
  if (unsafeCharacter.test(value) || escapedControl.test(value)) return undefined;
  const [path = ''] = value.split(/[?#]/);
  return path.startsWith('/') && staysHere(path) ? value : undefined;
}

/** Checks a path and every form it takes when decoded again. */
function staysHere(path: string): boolean {
  // `/.//host` is normalised to `//host`, and dot segments have no place in our own links.
  if (/\/\/|\\/.test(path) || path.split('/').some((part) => part === '.' || part === '..')) {
    return false;
  }
  const decoded = decode(path);
  return decoded !== undefined && (decoded === path || staysHere(decoded));
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
  if (mayVisit(person, path)) return redirectWhenLoggedIn(path);
  // Somebody without any role must not be sent round in a circle; the server gives them no data.
  return routeFor(path)?.path === home ? undefined : home;
}
