import { describe, expect, it } from 'vitest';
import {
  decimalsOf,
  isoCurrencies,
  setupExpiry,
  setupLinkOf,
  setupProblems,
} from './setup.rules.ts';

const region = { slug: 'Cape-Town', zone: 'AFRICA', currency: 'ZAR' };
const input = {
  defaultLocale: 'en',
  locales: ['en', 'de_DE'],
  currencies: ['USD', 'ZAR'],
  regions: [region],
};
const problems = (change: object) => setupProblems({ ...input, ...change }, 'SYSTEM');

describe('a link to the set-up', () => {
  it('leads to the configured address and works for a day', () => {
    expect(setupLinkOf('https://college.example', 'abc')).toBe('https://college.example/setup/abc');
    const until = setupExpiry(new Date('2026-03-02T12:00:00Z')).toISOString();
    expect(until).toBe('2026-03-03T12:00:00.000Z');
  });
});

describe('the currencies to choose from', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['UGX', 0],
    ['KWD', 3],
    ['HUF', 2],
    ['DEM', undefined],
    ['XAU', undefined],
  ])('have the decimals of ISO 4217: %s %s', (code, decimals) => {
    expect(decimalsOf(code)).toBe(decimals);
  });

  it('are in order, each once, and as many as are in use', () => {
    const codes = isoCurrencies().map(({ value }) => value);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes.length).toBeGreaterThan(140);
  });
});

describe('what goes together', () => {
  it('has no problem', () => {
    expect(problems({})).toEqual({});
  });

  it.each([
    [{ defaultLocale: 'fr_FR' }, 'defaultLocale'],
    [{ regions: [{ ...region, currency: 'EUR' }] }, 'regions.0.currency'],
    [{ regions: [region, { ...region, zone: 'EUROPE' }] }, 'regions.1.slug'],
    [{ regions: [{ ...region, zone: 'system' }] }, 'regions.0.zone'],
  ])('is said at its field where it does not: %j', (change, field) => {
    expect(Object.keys(problems(change))).toEqual([field]);
  });
});
