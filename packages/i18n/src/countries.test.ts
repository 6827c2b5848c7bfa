import { describe, expect, it } from 'vitest';
import { countriesIn, countryCodes, countryName, isCountryCode } from './countries.ts';
import { locales } from './locales.ts';

describe('the countries', () => {
  it('are about 250, each code three capital letters and there once', () => {
    expect(countryCodes).toHaveLength(250);
    expect(new Set(countryCodes).size).toBe(250);
    expect(countryCodes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  it.each(locales)('have each a name of its own in $code', ({ code }) => {
    const names = countriesIn(code).map(({ name }) => name);
    expect(new Set(names).size).toBe(250);
    expect(names.filter((name) => /^[A-Z]{2,3}$/.test(name))).toEqual([]);
  });

  it.each([
    ['KEN', 'de_DE', 'Kenia'],
    ['DEU', 'ru_RU', 'Германия'],
    ['USA', 'ZHS', '美国'],
    ['XKX', 'en', 'Kosovo'],
  ])('call %s in %s %s', (code, locale, name) => {
    expect(countryName(code, locale)).toBe(name);
  });

  it('stand in the alphabetical order of the language', () => {
    const names = countriesIn('de_DE').map(({ name }) => name);
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Belgien'));
  });

  it('leave an unknown code as it is', () => {
    expect(countryName('ZZZ', 'en')).toBe('ZZZ');
  });
});

it.each([
  ['KEN', true],
  ['ken', false],
  ['KE', false],
  ['ZZZ', false],
  [undefined, false],
])('says of %s whether it is the code of a country: %s', (value, is) => {
  expect(isCountryCode(value)).toBe(is);
});
