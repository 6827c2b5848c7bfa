const storageKey = 'lampstand.user';

/** The id of whoever is signed in on this device; it says only that asking the server is worth it. */
export function readStoredUser(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    // Storage may be refused (private windows); the cookie alone then carries the session.
    return undefined;
  }
}

export function storeUser(_id: string | undefined): void {
  try {
    if (_id === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, _id);
  } catch {
    // As above.
  }
}
