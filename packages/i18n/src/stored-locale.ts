import { isLocaleCode, matchLocale, type LocaleCode } from './locales.ts';

const storageKey = 'locale';
const oneYearInSeconds = 31_536_000;

/** What the college offers to newcomers. */
interface SiteLocales {
  readonly locales: readonly { readonly code: LocaleCode }[];
  readonly defaultLocale: LocaleCode;
}

/**
 * The locale chosen on this device: cookie (which the server reads too), then local storage, then
 * what the address suggests, then the browser's languages as far as the college offers them, then
 * the college's default.
 * @param suggested by a link; passed over where it is no locale.
 */
export function readStoredLocale(site?: SiteLocales, suggested?: string | null): LocaleCode {
  const cookie = /(?:^|;\s*)locale=([^;]+)/.exec(document.cookie)?.[1];
  const stored = [cookie, readStorage(), suggested].find(isLocaleCode);
  return stored ?? matchLocale(navigator.languages, site?.locales, site?.defaultLocale);
}

/** Remembers the choice for later visits; the page is reloaded by the caller. */
export function storeLocale(locale: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${storageKey}=${locale}; path=/; max-age=${oneYearInSeconds}; samesite=lax${secure}`;
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Storage may be refused (private windows, full disk); the cookie is enough.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
