import { redirectFor } from '@lampstand/access';
import type { Transport } from '@lampstand/graphql-client';
import { endedLogin } from './ended-login.ts';
import { CurrentUserDocument } from './operations/session.generated.ts';
import type { Page } from './page.ts';
import type { SessionStore } from './session-store.ts';
import type { Session, SessionState, SessionUser } from './session-types.ts';
import { readStoredUser, storeUser } from './stored-user.ts';

export interface SessionEndOptions {
  readonly transport: Transport;
  readonly store: SessionStore;
  readonly page: Page;
  /** Empties the caches of the page. */
  readonly forget: () => Promise<void>;
  readonly enter: Session['enter'];
}

const isEnded = (state: SessionState): boolean =>
  state.status === 'signedIn' && state.ended === true;

/**
 * How the session of a page ends: by the server's word or in another tab of the browser. The page goes
 * to the login, unless a screen holds it to ask the person to sign in on the spot.
 */
export function createSessionEnd({ transport, store, page, forget, enter }: SessionEndOptions) {
  const holds = new Set<symbol>();
  let leaving = false;

  function expire(): void {
    const user = store.user();
    const stored = readStoredUser();
    if (leaving || (!user && !stored)) return;
    if (user && holds.size > 0) {
      store.end();
      return;
    }
    leaving = true;
    // Another person may have signed in beside this page: they stay remembered.
    if (!user || stored?._id === user._id) storeUser(undefined);
    // The memory goes with the page; a cache kept on the device has to be emptied first.
    void forget().finally(() => openLogin(page));
  }

  /** The tabs of a browser share their cookie, so what another one does concerns this page. */
  function hearOtherTab(): void {
    const user = store.user();
    if (!user || leaving) return;
    const stored = readStoredUser();
    if (!stored) expire();
    else if (stored._id === user._id) void returnTo(user);
    else if (holds.size > 0) store.end();
    else page.reload();
  }

  /** Goes on where the same person has signed in again in another tab. */
  async function returnTo({ _id }: SessionUser): Promise<void> {
    if (!isEnded(store.state())) return;
    try {
      const { currentUser } = await transport.request(CurrentUserDocument, {});
      if (currentUser?._id === _id) enter(currentUser);
    } catch {
      // The page still asks them to sign in.
    }
  }

  function hold(): () => void {
    const held = Symbol('held');
    holds.add(held);
    return () => {
      holds.delete(held);
      // Nothing keeps the page any more.
      if (holds.size === 0 && isEnded(store.state())) expire();
    };
  }

  page.onStorage?.(hearOtherTab);
  return {
    expire,
    hold,
    isLeaving: () => leaving,
    /** The person has logged out, and the page goes. */
    leave: () => {
      leaving = true;
    },
  };
}

/** The login page says why it is there, and leads back. A page that is open to everybody loads anew. */
function openLogin(page: Page): void {
  const login = redirectFor(undefined, page.path());
  if (login === undefined) page.reload();
  else page.assign(endedLogin(login));
}
