import { use } from 'react';
import { type LoadMessages, type LocaleCode, mergeTexts, type Messages } from '@lampstand/i18n';
import { readStoredLocale } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { loadWithRetry } from '../crash/load-with-retry.ts';
import { asPart } from '../crash/part-missing.ts';

/** Milliseconds that a failure is remembered: at once another try would take the place of telling it. */
const FAILURE_KEPT_MS = 1_000;

interface Cached {
  readonly promise: Promise<Messages>;
  /** The texts, once they are here. */
  messages?: Messages;
}

const cache = new Map<LoadMessages, Map<LocaleCode, Cached>>();

/** Fetches a bundle once for each locale: React's `use` waits for the same promise each time it comes back. */
function fetchBundle(load: LoadMessages, locale: LocaleCode): Cached {
  const ofBundle = cache.get(load) ?? new Map<LocaleCode, Cached>();
  cache.set(load, ofBundle);
  const known = ofBundle.get(locale);
  if (known) return known;
  const fresh: Cached = { promise: asPart(loadWithRetry(() => load(locale))) };
  fresh.promise.then(
    (messages) => {
      fresh.messages = messages;
    },
    // Whoever shows them meets the failure, and asks again a moment later.
    () => setTimeout(() => ofBundle.delete(locale), FAILURE_KEPT_MS),
  );
  ofBundle.set(locale, fresh);
  return fresh;
}

/** Bundles that were read together, as one catalogue, which stays the same object. */
const joined = new WeakMap<readonly LoadMessages[], Map<LocaleCode, Messages>>();

/**
 * Reads bundles within a component: suspends until they are here, and not at all after that.
 * @param bundles the same array at every render.
 */
export function useBundles(bundles: readonly LoadMessages[], locale: LocaleCode): Messages {
  const ofBundles = joined.get(bundles) ?? new Map<LocaleCode, Messages>();
  joined.set(bundles, ofBundles);
  const known = ofBundles.get(locale);
  if (known) return known;
  const read: Messages[] = [];
  for (const load of bundles) {
    const { messages, promise } = fetchBundle(load, locale);
    read.push(messages ?? use(promise));
  }
  const texts = mergeTexts(read);
  ofBundles.set(locale, texts);
  return texts;
}

/**
 * Prefetches bundles in this device's locale, while the screen that shows them is still under way.
 * @returns the bundles, for `<Texts>`.
 */
export function prefetchTexts(bundles: readonly LoadMessages[]): readonly LoadMessages[] {
  for (const load of bundles) fetchBundle(load, readStoredLocale(readSite()));
  return bundles;
}
