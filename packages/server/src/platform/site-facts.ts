import { defaultLocale, isLocaleCode, type LocaleCode, locales } from '@lampstand/i18n';
import type { Env } from '../env.ts';

/** A locale as people choose it. */
export interface OfferedLocale {
  readonly code: LocaleCode;
  readonly label: string;
}

/** What every page, mail and rule may know of the college. */
export interface SiteFacts {
  readonly name: string;
  readonly shortName: string;
  readonly defaultLocale: LocaleCode;
  readonly defaultAllowedAttempts: number;
  readonly alumniRegionId: string | null;
  readonly contactAddress: string | null;
  readonly contactEmail: string | null;
  readonly helpUrl: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
  readonly bannerText: string | null;
  /** Those that are on, in the college's order. */
  readonly locales: readonly OfferedLocale[];
}

/** The college's facts as this process knows them. */
export interface SiteBoard {
  current(): SiteFacts;
  use(facts: SiteFacts): void;
}

/** The facts of a college that has saved no settings: those of its configuration. */
export function configuredFacts(env: Env): SiteFacts {
  return {
    name: env.ORGANISATION_NAME,
    shortName: env.ORGANISATION_SHORT_NAME,
    defaultLocale,
    defaultAllowedAttempts: env.DEFAULT_ALLOWED_ATTEMPTS,
    alumniRegionId: null,
    contactAddress: null,
    contactEmail: null,
    helpUrl: null,
    privacyUrl: null,
    termsUrl: null,
    bannerText: null,
    locales: locales.map(({ code, label }) => ({ code, label })),
  };
}

/** A board that holds the configuration until the stored settings are read. */
export function siteBoard(env: Env): SiteBoard {
  let facts = configuredFacts(env);
  return {
    current: () => facts,
    use(next) {
      facts = next;
    },
  };
}

/** The stored code, or the product's own default where it is none. */
export const knownLocale = (code: string): LocaleCode =>
  isLocaleCode(code) ? code : defaultLocale;
