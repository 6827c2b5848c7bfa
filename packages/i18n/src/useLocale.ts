import { useI18n } from './i18n-context.ts';
import type { Locale } from './locales.ts';

/** The locale on the screen: its code, BCP 47 tag and own name. */
export function useLocale(): Locale {
  return useI18n().t.locale;
}
