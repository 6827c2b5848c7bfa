import { claimDevice } from './device-data.ts';
import type { SessionState, SessionUser } from './session-types.ts';
import { storeUser } from './stored-user.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Keeps the state, tells the listeners, and remembers on the device that somebody is signed in. */
export function createSessionStore() {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();

  function set(next: SessionState): SessionState {
    state = next;
    // A failure says nothing about who is signed in.
    if (next.status === 'signedIn') {
      // Whoever looks through somebody's eyes is still the one who uses the device.
      if (!next.user.impersonatingUser && !next.ended) claimDevice(next.user._id);
      if (!next.ended) storeUser(next.user);
    }
    if (next.status === 'signedOut') storeUser(undefined);
    for (const listener of listeners) listener();
    return next;
  }

  const end = () => {
    if (state.status === 'signedIn') set({ ...state, ended: true });
  };

  const user = () => (state.status === 'signedIn' ? state.user : undefined);

  return {
    state: () => state,
    user,
    set,
    /** The session is over, and the page stays. */
    end,
    /** Changes fields of whoever is signed in. */
    change: (changes: Partial<SessionUser>) => {
      const now = user();
      if (now && state.status === 'signedIn') set({ ...state, user: { ...now, ...changes } });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
