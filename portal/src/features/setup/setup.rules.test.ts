import { describe, expect, test } from 'vitest';
import { firstRefused, slugFrom, stepOf, wholeCollege } from './setup.rules.ts';

describe('a short name for addresses', () => {
  test.each([
    ['Cape Town', 'Cape-Town'],
    ['São Paulo (Centro)', 'Sao-Paulo-Centro'],
    ['北京', ''],
    ['  --  ', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('of %s is %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug);
  });
});

describe('a refused field', () => {
  test.each([
    ['organisationName', 'college'],
    ['locales.3', 'college'],
    ['currencies.0', 'currencies'],
    ['regions.1.slug', 'regions'],
    ['superadmin.email', 'admin'],
  ])('%s stands on the step %s', (field, step) => {
    expect(stepOf(field)).toBe(step);
  });

  test('leads to the earliest step of all that were refused', () => {
    expect(firstRefused({ 'superadmin.email': 'x', 'regions.0.slug': 'x' })).toBe('regions');
    expect(firstRefused({})).toBe('college');
  });
});

test('a college is whole once every step has given its part', () => {
  const college = {
    organisationName: 'Grace',
    shortName: 'Grace',
    defaultLocale: 'en',
    locales: ['en'],
  };
  const superadmin = { firstName: 'R', lastName: 'W', email: 'r@w.example', password: 'secret' };
  expect(wholeCollege({ currencies: ['USD'], college, superadmin })).toBeUndefined();
  expect(wholeCollege({ currencies: ['USD'], college, superadmin, regions: [] })).toEqual({
    ...college,
    currencies: ['USD'],
    regions: [],
    superadmin,
  });
});
