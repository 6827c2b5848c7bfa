import { describe, expect, it } from 'vitest';
import { CountrySchema, isOpen, localeFor } from './sign-up.rules.ts';

describe('signing up', () => {
  it.each([
    [{ signUpOpen: true, archived: false, closed: false }, true],
    [{ signUpOpen: false, archived: false, closed: false }, false],
    [{ signUpOpen: true, archived: true, closed: false }, false],
    [{ signUpOpen: true, archived: false, closed: true }, false],
  ])('to a group with %o is possible: %s', (group, open) => {
    expect(isOpen(group)).toBe(open);
  });

  it.each([
    ['de_DE', 'de_DE'],
    ['xx_XX', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('with the suggested language %s happens in %s', (suggested, locale) => {
    expect(localeFor(suggested)).toBe(locale);
  });

  it.each([
    ['ZAF', true],
    ['', false],
    ['za', false],
    ['South Africa', false],
  ])('from the country "%s" is accepted: %s', (country, accepted) => {
    expect(CountrySchema.safeParse(country).success).toBe(accepted);
  });
});
