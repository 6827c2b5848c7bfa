import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { locales } from './locales.ts';

const english = createFormat({ locale: 'en', timeZone: 'UTC' });
const german = createFormat({ locale: 'de_DE', timeZone: 'UTC' });
/** Intl separates with various no-break spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('dates', () => {
  it('follow the locale', () => {
    expect(english.formatDate('2026-03-09')).toBe('Mar 9, 2026');
    expect(german.formatDate('2026-03-09')).toBe('09.03.2026');
    expect(createFormat({ locale: 'ZHS' }).formatDate('2026-03-09')).toBe('2026年3月9日');
  });

  it('of a campus stay on their day in every time zone', () => {
    for (const timeZone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
      expect(createFormat({ locale: 'en', timeZone }).formatDate('2026-03-09')).toBe('Mar 9, 2026');
    }
  });

  it('with a time are shown in the given zone', () => {
    const kyiv = createFormat({ locale: 'uk_UA', timeZone: 'Europe/Kyiv' });
    expect(kyiv.formatDateTime('2026-03-09T22:30:00Z', { timeStyle: 'short' })).toBe('00:30');
    expect(kyiv.formatDate('2026-03-09T22:30:00Z', { dateStyle: 'short' })).toBe('10.03.26');
  });
});

describe('numbers', () => {
  it('follow the locale', () => {
    expect(english.formatNumber(1234.5)).toBe('1,234.5');
    expect(german.formatNumber(1234.5)).toBe('1.234,5');
    expect(plain(createFormat({ locale: 'fr_FR' }).formatNumber(1234.5))).toBe('1 234,5');
  });

  it('show a share in per cent', () => {
    expect(english.formatPercent(0.7)).toBe('70%');
    expect(plain(german.formatPercent(0.7))).toBe('70 %');
  });

  it.each([
    ['USD', 2, '$1,234.56'],
    ['JPY', 0, '¥123,456'],
    ['BHD', 3, 'BHD 123.456'],
  ])('show minor units of %s with its own decimals', (currency, decimals, text) => {
    expect(plain(english.formatMoney(123456, currency, decimals))).toBe(text);
  });

  it('put the sign of a currency where the locale puts it', () => {
    expect(plain(german.formatMoney(123456, 'EUR'))).toBe('1.234,56 €');
  });
});

describe('durations', () => {
  it.each([
    [0, '0 sec'],
    [9, '9 sec'],
    [59.6, '1 min'],
    [309, '5 min 9 sec'],
    [3600, '1 hr'],
    [3909, '1 hr 5 min'],
    [-3, '0 sec'],
  ])('of %d seconds show their two largest units', (seconds, text) => {
    expect(english.formatDuration(seconds)).toBe(text);
  });

  it('are written in every locale', () => {
    const texts = locales.map(({ code }) => createFormat({ locale: code }).formatDuration(3909));
    expect(new Set(texts).size).toBeGreaterThan(9);
  });
});

describe('relative times', () => {
  const now = '2026-03-09T12:00:00Z';
  it.each([
    ['2026-03-09T12:00:20Z', 'now'],
    ['2026-03-09T11:15:00Z', '45 minutes ago'],
    ['2026-03-09T09:00:00Z', '3 hours ago'],
    ['2026-03-10T12:00:00Z', 'tomorrow'],
    ['2026-03-07T12:00:00Z', '2 days ago'],
    ['2026-05-09T12:00:00Z', 'in 2 months'],
    ['2024-03-01T12:00:00Z', '2 years ago'],
  ])('%s is %s', (then, text) => {
    expect(english.formatRelative(then, now)).toBe(text);
  });

  it('follow the locale', () => {
    expect(german.formatRelative('2026-03-07T12:00:00Z', now)).toBe('vorgestern');
  });
});
