/**
 * The thirteen locales: the code kept in profiles and cookies, the tag that `Intl` and the `lang`
 * attribute understand, and the language's name in itself. ZHS and ZHT are the college's own codes.
 */
export const locales = [
  { code: 'en', bcp47: 'en', label: 'English' },
  { code: 'de_DE', bcp47: 'de-DE', label: 'Deutsch' },
  { code: 'hu_HU', bcp47: 'hu-HU', label: 'Magyar' },
  { code: 'pl_PL', bcp47: 'pl-PL', label: 'Polski' },
  { code: 'nl_NL', bcp47: 'nl-NL', label: 'Nederlands' },
  { code: 'ru_RU', bcp47: 'ru-RU', label: 'Русский' },
  { code: 'ZHS', bcp47: 'zh-CN', label: '简体中文' },
  { code: 'ZHT', bcp47: 'zh-TW', label: '繁體中文' },
  { code: 'es_MX', bcp47: 'es-MX', label: 'Español' },
  { code: 'fr_FR', bcp47: 'fr-FR', label: 'Français' },
  { code: 'id_ID', bcp47: 'id-ID', label: 'Bahasa Indonesia' },
  { code: 'it_IT', bcp47: 'it-IT', label: 'Italiano' },
  { code: 'uk_UA', bcp47: 'uk-UA', label: 'Українська' },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];

export const defaultLocale = 'en' satisfies LocaleCode;

export function isLocaleCode(value: unknown): value is LocaleCode {
  return locales.some(({ code }) => code === value);
}

/** The entry of a code; unknown codes get the default locale's. */
export function localeOf(code: string): Locale {
  return locales.find((locale) => locale.code === code) ?? locales[0];
}

/**
 * The best locale for what a browser asks for: an `Accept-Language` header or
 * `navigator.languages`, in the person's order of preference.
 * @param offered locales that are none of these are passed over.
 * @param fallback where nothing fits.
 */
export function matchLocale(
  wanted: string | readonly string[] | null | undefined,
  offered: readonly { readonly code: LocaleCode }[] = locales,
  fallback: LocaleCode = defaultLocale,
): LocaleCode {
  const tags = typeof wanted === 'string' ? tagsByQuality(wanted) : (wanted ?? []);
  for (const tag of tags) {
    const code = codeForTag(tag);
    if (offered.some((locale) => locale.code === code) && code) return code;
  }
  return fallback;
}

function tagsByQuality(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Written in Han characters, the script decides between the two Chinese locales, then the region. */
const traditionalChinese = /hant|tw|hk|mo/i;

function codeForTag(tag: string): LocaleCode | undefined {
  const normal = tag.replaceAll('_', '-').toLowerCase();
  const [language = '', ...rest] = normal.split('-');
  if (language === 'zh') {
    const simplified = rest.includes('hans');
    return !simplified && rest.some((part) => traditionalChinese.test(part)) ? 'ZHT' : 'ZHS';
  }
  return locales.find(({ bcp47 }) => bcp47.toLowerCase().split('-')[0] === language)?.code;
}
