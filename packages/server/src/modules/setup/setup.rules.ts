import type { ErrorKey } from '../../platform/errors.ts';

/** Life of a link to the set-up. */
export const SETUP_HOURS = 24;

const HOUR_MS = 3_600_000;

/** The moment at which a link that was made now stops working. */
export const setupExpiry = (now: Date): Date => new Date(now.getTime() + SETUP_HOURS * HOUR_MS);

/** The page that a link opens. */
export const setupLinkOf = (site: string, secret: string): string => `${site}/setup/${secret}`;

/** Regions that the set-up makes at once; more are added in the back-office. */
export const MOST_REGIONS = 20;
/** Currencies that the set-up takes at once. */
export const MOST_CURRENCIES = 40;

const codes = (text: string) => text.trim().split(/\s+/);

/** Currencies in use by ISO 4217 (list one of 2026), without metals, funds and test codes. */
const twoDecimals = codes(`
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF
  CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL
  HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT
  MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB
  SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH
  USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`);
const noDecimals = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF');
const threeDecimals = codes('BHD IQD JOD KWD LYD OMR TND');

const decimals: ReadonlyMap<string, number> = new Map([
  ...twoDecimals.map((code) => [code, 2] as const),
  ...noDecimals.map((code) => [code, 0] as const),
  ...threeDecimals.map((code) => [code, 3] as const),
]);

/** A currency as ISO 4217 has it. */
export interface IsoCurrency {
  readonly value: string;
  /** Digits of the minor unit. */
  readonly decimals: number;
}

/** The currencies of ISO 4217 that this program can format, by code. */
export function isoCurrencies(): IsoCurrency[] {
  const known = new Set(Intl.supportedValuesOf('currency'));
  return [...decimals]
    .filter(([value]) => known.has(value))
    .map(([value, digits]) => ({ value, decimals: digits }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
}

/** Digits of the minor unit of a currency that is in use. */
export const decimalsOf = (code: string): number | undefined => decimals.get(code);

/** What of the set-up depends on other parts of it. */
interface Dependent {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly currencies: readonly string[];
  readonly regions: readonly {
    readonly slug: string;
    readonly zone: string;
    readonly currency: string;
  }[];
}

/**
 * What does not go together, by field: a default language that is not offered, a region in a currency
 * that the college does not have, two regions of one slug.
 * @param reservedZone the zone that no region of people has.
 */
export function setupProblems(
  { currencies, defaultLocale, locales, regions }: Dependent,
  reservedZone: string,
): Record<string, ErrorKey> {
  const problems: Record<string, ErrorKey> = {};
  if (!locales.includes(defaultLocale)) problems['defaultLocale'] = 'errors.site.localeOff';
  regions.forEach(({ currency, slug, zone }, at) => {
    const former = regions.slice(0, at).some((other) => other.slug === slug);
    if (former) problems[`regions.${at}.slug`] = 'errors.mustBeUnique';
    if (zone.toUpperCase() === reservedZone) {
      problems[`regions.${at}.zone`] = 'errors.used.reservedZone';
    }
    if (!currencies.includes(currency)) {
      problems[`regions.${at}.currency`] = 'errors.site.currencyOff';
    }
  });
  return problems;
}
