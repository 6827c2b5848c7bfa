import { isLocaleCode, type LocaleCode } from '@lampstand/i18n';

interface Speaker {
  readonly locale: string;
  readonly impersonatingUser: string | null;
}

/**
 * The language of the page: that of the person's profile, which follows them to other devices,
 * else the one stored here. Whoever looks through somebody's eyes keeps their own.
 */
export function localeFor(user: Speaker | undefined, stored: LocaleCode): LocaleCode {
  return user && !user.impersonatingUser && isLocaleCode(user.locale) ? user.locale : stored;
}
