import { describe, expect, it } from 'vitest';
import { CurrencyInputSchema, ForexRatesInputSchema } from './currencies.rules.ts';

const input = { value: 'jpy', label: 'Yen', decimals: 0, enabled: true };

describe('a currency', () => {
  it('has its code in capitals', () => {
    expect(CurrencyInputSchema.parse(input).value).toBe('JPY');
  });

  it.each([
    ['value', 'XXY'],
    ['value', ''],
    ['label', ' '],
    ['decimals', 5],
    ['decimals', -1],
  ])('is refused for its %s %j', (field, value) => {
    expect(CurrencyInputSchema.safeParse({ ...input, [field]: value }).success).toBe(false);
  });
});

describe('the rates of a year', () => {
  const rates = (change: object, year = 2026) =>
    ForexRatesInputSchema.safeParse({
      currency: 'EUR',
      year,
      rates: [{ month: 1, version: 0, rate: 0.9, ...change }],
    }).success;

  it('are positive, each of a month', () => {
    expect(rates({})).toBe(true);
    expect(rates({ rate: null })).toBe(true);
    expect(rates({ rate: 0 })).toBe(false);
    expect(rates({ rate: -1 })).toBe(false);
    expect(rates({ rate: Number.POSITIVE_INFINITY })).toBe(false);
    expect(rates({ month: 13 })).toBe(false);
    expect(rates({ month: 0 })).toBe(false);
    expect(rates({}, 1)).toBe(false);
  });

  it('name each month once', () => {
    const month = { month: 1, version: 0, rate: 1 };
    const twice = { currency: 'EUR', year: 2026, rates: [month, month] };
    expect(ForexRatesInputSchema.safeParse(twice).success).toBe(false);
  });
});
