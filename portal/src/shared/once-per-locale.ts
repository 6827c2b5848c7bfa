import { use } from 'react';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { readStoredLocale } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { loadWithRetry } from '@lampstand/ui';

/** Milliseconds that a failure is remembered: at once another try would take the place of telling it. */
const failureKept = 1_000;

/**
 * Texts of an area, fetched once for each locale; those of this device's locale at once, while the
 * screen that shows them is still under way.
 * @returns what a component reads them by; it suspends until they are here, and not at all after that.
 */
export function oncePerLocale(load: (locale: LocaleCode) => Promise<Messages>) {
  const loading = new Map<LocaleCode, Promise<Messages>>();
  const here = new Map<LocaleCode, Messages>();

  /** One promise for each locale: React's `use` waits for the same one each time it comes back. */
  function fetchTexts(locale: LocaleCode): Promise<Messages> {
    const known = loading.get(locale);
    if (known) return known;
    const fresh = loadWithRetry(() => load(locale));
    fresh.then(
      (messages) => here.set(locale, messages),
      // Whoever shows them meets the failure, and asks again a moment later.
      () => setTimeout(() => loading.delete(locale), failureKept),
    );
    loading.set(locale, fresh);
    return fresh;
  }

  void fetchTexts(readStoredLocale(readSite()));
  return function useTexts(locale: LocaleCode): Messages {
    return here.get(locale) ?? use(fetchTexts(locale));
  };
}
