import type { LocaleCode, Messages } from '@lampstand/i18n';
import { loadWithRetry } from '@lampstand/ui';

/** One promise per locale: React's `use` waits for the same one each time it comes back. */
export function oncePerLocale(load: (locale: LocaleCode) => Promise<Messages>) {
  const loading = new Map<LocaleCode, Promise<Messages>>();
  return (locale: LocaleCode): Promise<Messages> => {
    const known = loading.get(locale);
    if (known) return known;
    const fresh = loadWithRetry(() => load(locale));
    loading.set(locale, fresh);
    return fresh;
  };
}
