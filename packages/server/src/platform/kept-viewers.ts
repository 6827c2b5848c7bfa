import type { Database, Unlisten } from './database.ts';
import type { Viewer } from './viewer.ts';

/** On which the database tells whose rights have changed (`forget_viewer` in the migrations). */
const CHANNEL = 'lampstand_viewers';

/** Who stands in a message for everybody. */
const EVERYBODY = '*';

/** Seconds after which a viewer is read anew, whatever was heard: a line that broke in silence tells nothing. */
const KEPT_SECONDS = 30;

/** Most sessions that are kept at a time. */
const MOST_KEPT = 10_000;

/** Who a live session belongs to, and how long it lives. */
export interface SessionViewer {
  readonly viewer: Viewer;
  /** ISO 8601. */
  readonly lastSeenAt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/**
 * The viewers of sessions that were read a moment ago. A change of what anybody may do is seen by the
 * next request: a transaction of this process says whom it concerned before its mutation is answered
 * (`inTransaction`), the database tells every other process.
 */
export interface KeptViewers {
  /**
   * The viewer of a session, kept or read now.
   * @param now milliseconds of the clock.
   * @param read what the database says; it is kept unless somebody's rights changed while it was read.
   */
  of(
    tokenHash: string,
    now: number,
    read: () => Promise<SessionViewer | undefined>,
  ): Promise<SessionViewer | undefined>;
  /**
   * Calls back each time when somebody's rights may have changed, in any process, until the returned
   * function is called.
   */
  watch(userId: string, heard: () => void): () => void;
  /** Forgets people, as the database writes them: their ids with commas between them, or `*`. */
  forget(userIds: string): void;
  close(): Promise<void>;
}

/** Keeps viewers for one process, and listens to what the others change. */
export async function keepViewers(database: Pick<Database, 'listen'>): Promise<KeptViewers> {
  const kept = new Map<string, { readonly found: SessionViewer; readonly readAt: number }>();
  const watching = new Map<string, Set<() => void>>();
  let changes = 0;

  function forget(userIds: string): void {
    changes += 1;
    const gone = new Set(userIds.split(','));
    const isGone = (userId: string) => gone.has(EVERYBODY) || gone.has(userId);
    if (gone.has(EVERYBODY)) kept.clear();
    for (const [tokenHash, { found }] of kept) {
      if (isGone(found.viewer._id)) kept.delete(tokenHash);
    }
    // Whoever hears of it asks anew, and must not be told what was kept.
    for (const userId of gone.has(EVERYBODY) ? watching.keys() : gone) {
      for (const heard of watching.get(userId) ?? []) heard();
    }
  }

  function watch(userId: string, heard: () => void): () => void {
    const listeners = watching.get(userId) ?? new Set();
    watching.set(userId, listeners.add(heard));
    return () => {
      listeners.delete(heard);
      if (listeners.size === 0 && watching.get(userId) === listeners) watching.delete(userId);
    };
  }

  const unlisten: Unlisten = await database.listen(CHANNEL, (userIds) => {
    forget(userIds ?? EVERYBODY);
  });

  return {
    async of(tokenHash, now, read) {
      const known = kept.get(tokenHash);
      if (known && Math.abs(now - known.readAt) < KEPT_SECONDS * 1000) return known.found;
      const changesBefore = changes;
      const found = await read();
      kept.delete(tokenHash);
      if (!found || changes !== changesBefore) return found;
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(tokenHash, { found, readAt: now });
      return found;
    },
    watch,
    forget,
    close: unlisten,
  };
}
