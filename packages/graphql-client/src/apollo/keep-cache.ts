import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/core';
import { CachePersistor } from 'apollo3-cache-persist';
import { beneath, type CacheRecords, keepable } from './kept-data.rules.ts';

/** Characters that a device keeps at most (specification §9, "Persisted cache size limit"). */
const MAX_SIZE = 1_048_576;
/** Milliseconds from a change to its being kept (specification §9, "Cache write debounce"). */
const DEBOUNCE = 1000;

const PREFIX = 'lampstand.cache.';

export interface KeepCacheOptions {
  readonly cache: InMemoryCache;
  /** Whose data it is: nobody else finds it. */
  readonly userId: string;
  /** Asked before each write: another page may have logged the person out meanwhile. */
  readonly isStillThere: () => boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** A cache whose harmless part outlives the page. */
interface KeptCache {
  /** Ends it, and removes what was kept. */
  readonly forget: () => Promise<void>;
}

/**
 * Gives a cache back what the device has kept of it, beneath what was fetched meanwhile, and keeps it
 * from now on. Storage that is refused, or full, means that nothing is kept.
 */
export function keepCache({ cache, isStillThere, storage, userId }: KeepCacheOptions): KeptCache {
  const key = PREFIX + userId;
  restore(cache, key, storage);
  const persistor = new CachePersistor<NormalizedCacheObject>({
    cache,
    key,
    maxSize: MAX_SIZE,
    debounce: DEBOUNCE,
    storage: {
      getItem: (name) => storage.getItem(name),
      setItem: (name, value) => {
        if (typeof value === 'string' && isStillThere()) tryTo(() => storage.setItem(name, value));
      },
      removeItem: (name) => tryTo(() => storage.removeItem(name)),
    },
    persistenceMapper: (text: string) =>
      Promise.resolve(JSON.stringify(keepable(recordsIn(text) ?? {}))),
  });
  return {
    async forget() {
      persistor.pause();
      persistor.remove();
      await persistor.purge();
    },
  };
}

function restore(cache: InMemoryCache, key: string, storage: KeepCacheOptions['storage']): void {
  tryTo(() => {
    const kept = recordsIn(storage.getItem(key));
    // At once, not by the library: between its two steps an answer could be lost.
    const both = kept && beneath(keepable(kept), cache.extract());
    if (both && isCache(both)) cache.restore(both);
  });
}

const isCache = (records: CacheRecords): records is NormalizedCacheObject =>
  Object.values(records).every((record) => typeof record === 'object');

function recordsIn(text: string | null): CacheRecords | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // A refused, full or foreign storage: the page works from the network alone.
  }
}
