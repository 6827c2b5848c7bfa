import { describe, expect, it } from 'vitest';
import { isLocaleCode, localeOf, locales, matchLocale } from './locales.ts';

describe('locales', () => {
  it('are the thirteen of the specification, in its order', () => {
    expect(locales.map(({ code }) => code).join(' ')).toBe(
      'en de_DE hu_HU pl_PL nl_NL ru_RU ZHS ZHT es_MX fr_FR id_ID it_IT uk_UA',
    );
  });

  it('have tags that Intl knows', () => {
    const tags = locales.map(({ bcp47 }) => bcp47);
    expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags);
    expect(localeOf('ZHS').bcp47).toBe('zh-CN');
    expect(localeOf('ZHT').bcp47).toBe('zh-TW');
  });

  it('give the default for an unknown code', () => {
    expect(localeOf('tlh').code).toBe('en');
    expect(isLocaleCode('tlh')).toBe(false);
    expect(isLocaleCode(undefined)).toBe(false);
    expect(isLocaleCode('ZHT')).toBe(true);
  });
});

describe('matchLocale', () => {
  it.each([
    ['de', 'de_DE'],
    ['de-AT', 'de_DE'],
    ['DE_de', 'de_DE'],
    ['es', 'es_MX'],
    ['en-GB', 'en'],
    ['zh', 'ZHS'],
    ['zh-CN', 'ZHS'],
    ['zh-SG', 'ZHS'],
    ['zh-Hans-HK', 'ZHS'],
    ['zh-TW', 'ZHT'],
    ['zh-HK', 'ZHT'],
    ['zh-Hant', 'ZHT'],
    ['sw, pt-BR;q=0.9, id;q=0.5', 'id_ID'],
    ['fr;q=0.4, uk;q=0.8', 'uk_UA'],
    ['hu;q=0, pl;q=0.1', 'pl_PL'],
    ['*', 'en'],
    ['', 'en'],
  ])('answers the header %j with %s', (header, code) => {
    expect(matchLocale(header)).toBe(code);
  });

  it("takes a browser's list in its order", () => {
    expect(matchLocale(['sw', 'it-CH', 'de'])).toBe('it_IT');
  });

  it.each([null, undefined, []])('falls back to the default for %j', (nothing) => {
    expect(matchLocale(nothing)).toBe('en');
  });
});
