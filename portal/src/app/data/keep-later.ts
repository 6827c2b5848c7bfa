import { InMemoryCache, type ApolloCache } from '@apollo/client';
import { readStoredUser, type Session } from '@lampstand/auth';

/** Milliseconds in which a first screen fetches and draws what it needs, undisturbed. */
const FIRST_SCREEN = 4000;
/** Milliseconds after which it then begins even where the browser is never idle. */
const LATEST = 5000;

type Task = () => void;

/** Not before the first screen has what it needs: while it waits for files it is idle too. */
function whenAtRest(task: Task): void {
  setTimeout(() => {
    // Safari has no such thing.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: LATEST });
    else task();
  }, FIRST_SCREEN);
}

/**
 * Keeps the harmless part of a cache on the device, once the page is at rest. Of somebody who looks
 * through another person's eyes nothing is kept.
 * @returns what ends it and empties the device.
 */
export function keepLater(
  cache: ApolloCache<unknown>,
  session: Pick<Session, 'state'>,
  later: (task: Task) => void = whenAtRest,
): { readonly forget: () => Promise<void> } {
  let forget = () => Promise.resolve();
  let over = false;

  async function begin() {
    const state = session.state();
    if (over || state.status !== 'signedIn' || state.user.impersonatingUser) return;
    // Tried once: without it the page is whole, and nobody may lose theirs to a reload for it.
    const { keepCache } = await import('@lampstand/graphql-client/keep-cache');
    if (over || !(cache instanceof InMemoryCache)) return;
    const userId = state.user._id;
    const isStillThere = () => readStoredUser()?._id === userId;
    const kept = keepCache({ cache, userId, isStillThere, storage: localStorage });
    forget = kept.forget;
  }

  later(() => void begin().catch(() => undefined));
  return {
    forget: () => {
      over = true;
      return forget();
    },
  };
}
