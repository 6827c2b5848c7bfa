import { defaultLocale, isLocaleCode, locales, type LocaleCode } from './locales.ts';

/** A locale as people choose it. */
export interface OfferedLocale {
  readonly code: LocaleCode;
  readonly label: string;
}

/** What a page knows of the college before it has asked for anything. */
export interface Site {
  readonly name: string;
  readonly shortName: string;
  readonly defaultLocale: LocaleCode;
  readonly defaultAllowedAttempts: number;
  /** In the order of the language picker. */
  readonly locales: readonly OfferedLocale[];
  readonly contactAddress: string | null;
  readonly contactEmail: string | null;
  readonly helpUrl: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
  readonly bannerText: string | null;
}

/**
 * The college's own facts, from `<meta name="site" content="{…}">`, which the server puts into each
 * page; what it leaves out is as the product has it.
 */
export function readSite(): Site {
  const facts = factsOnPage();
  const text = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' && value ? value : null;
  };
  const code = text('defaultLocale');
  const attempts = facts['defaultAllowedAttempts'];
  const pairs = facts['locales'];
  const offered = Array.isArray(pairs) ? pairs.flatMap(localeFrom) : [];
  return {
    name: text('name') ?? 'Lampstand Bible College',
    shortName: text('shortName') ?? 'Lampstand',
    defaultLocale: isLocaleCode(code) ? code : defaultLocale,
    defaultAllowedAttempts: typeof attempts === 'number' ? attempts : 2,
    locales: offered.length > 0 ? offered : locales,
    contactAddress: text('contactAddress'),
    contactEmail: text('contactEmail'),
    helpUrl: text('helpUrl'),
    privacyUrl: text('privacyUrl'),
    termsUrl: text('termsUrl'),
    bannerText: text('bannerText'),
  };
}

/** The locales of the language picker; the one in use is among them, also where it is off. */
export function offeredLocales(inUse: LocaleCode): readonly OfferedLocale[] {
  const { locales: offered } = readSite();
  if (offered.some(({ code }) => code === inUse)) return offered;
  return [...offered, ...locales.filter(({ code }) => code === inUse)];
}

function factsOnPage(): Readonly<Record<string, unknown>> {
  const content = document.querySelector('meta[name="site"]')?.getAttribute('content');
  try {
    const facts: unknown = JSON.parse(content ?? '{}');
    return typeof facts === 'object' ? { ...facts } : {};
  } catch {
    return {};
  }
}

/** From `["de_DE", "Deutsch"]`. */
function localeFrom(pair: unknown): OfferedLocale[] {
  if (!Array.isArray(pair)) return [];
  const code: unknown = pair[0];
  const label: unknown = pair[1];
  return isLocaleCode(code) && typeof label === 'string' ? [{ code, label }] : [];
}
