const storageKey = 'lampstand.wayBack';

/** Remembers, for a visit at another provider, where somebody wanted to go; null forgets it. */
export function keepWayBack(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, path);
  } catch {
    // Storage may be refused; whoever comes back then begins at home.
  }
}

/**
 * The login page that leads on to where somebody wanted to go, which is forgotten with it. Whether that
 * is a place of this site, and open to them, is decided there, as for everybody.
 */
export function takeWayBack(): string {
  try {
    const path = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return path === null ? '/login' : `/login?${new URLSearchParams({ redirect: path })}`;
  } catch {
    return '/login';
  }
}
