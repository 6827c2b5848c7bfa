import { isLocaleCode, type LocaleCode } from '@lampstand/i18n';

interface Reader {
  readonly locale: string;
  readonly impersonatingUser: string | null;
}

/**
 * The language of the page: that of the person's profile, else the one stored on this device.
 * Whoever looks through somebody's eyes keeps their own.
 */
export function localeFor(user: Reader, stored: LocaleCode): LocaleCode {
  return !user.impersonatingUser && isLocaleCode(user.locale) ? user.locale : stored;
}
