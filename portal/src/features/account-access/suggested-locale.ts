import { defaultLocale, isLocaleCode, type LocaleCode } from '@lampstand/i18n';

/** The language that a sign-up link suggests, if the product has it (specification §5). */
export function suggestedLocale(search: URLSearchParams): LocaleCode {
  const suggested = search.get('suggestedLocale');
  return isLocaleCode(suggested) ? suggested : defaultLocale;
}
