const storageKey = 'lampstand.user';

/** Who signed in on this device last: what a page can ask for before the server has said who is there. */
export interface StoredUser {
  readonly _id: string;
  readonly selectedGroup: string | null;
}

/** Undefined when nobody is remembered. The server alone decides whether they are still signed in. */
export function readStoredUser(): StoredUser | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    if (!('_id' in stored) || typeof stored._id !== 'string') return undefined;
    const group = 'selectedGroup' in stored ? stored.selectedGroup : null;
    return { _id: stored._id, selectedGroup: typeof group === 'string' ? group : null };
  } catch {
    // Storage may be refused (private windows); the cookie alone then carries the session.
    return undefined;
  }
}

export function storeUser(user: StoredUser | undefined): void {
  try {
    if (user) {
      const { _id, selectedGroup } = user;
      localStorage.setItem(storageKey, JSON.stringify({ _id, selectedGroup }));
    } else {
      localStorage.removeItem(storageKey);
    }
  } catch {
    // As above.
  }
}
