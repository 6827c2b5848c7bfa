import { describe, expect, it } from 'vitest';
import { combinedDate, convert, type Forex, type Month, rateMonth } from './forex.rules.ts';

const rates: Readonly<Record<string, number>> = {
  'EUR 2026-04': 0.9,
  'ZAR 2026-04': 18,
  'EUR 2027-01': 0.8,
  'JPY 2026-04': 150,
  'KWD 2026-04': 0.3,
};
const decimals: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };
const forex: Forex = {
  decimalsOf: (currency) => decimals[currency] ?? 2,
  rateOf: (currency, month) => rates[`${currency} ${combinedDate(month)}`],
};
const march: Month = { year: 2026, month: 3 };
const worth = (amount: number, currency: string, target: string, of = march) =>
  convert({ amount, currency }, of, target, forex);

describe('the month whose rate counts', () => {
  it.each([
    [
      { year: 2026, month: 1 },
      { year: 2026, month: 2 },
    ],
    [
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
    ],
    [
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ],
  ])('of %j is %j', (of, next) => {
    expect(rateMonth(of)).toEqual(next);
  });
});

describe('an amount of March', () => {
  it.each([
    ['in dollars from euros', 9000, 'EUR', 'USD', 100],
    ['in euros from dollars', 10_000, 'USD', 'EUR', 90],
    ['in rand from euros, through dollars', 9000, 'EUR', 'ZAR', 1800],
    ['from a currency without a minor unit', 15_000, 'JPY', 'USD', 100],
    ['from a currency of three decimals', 30_000, 'KWD', 'USD', 100],
    ['in a currency of three decimals, in whole units', 10_000, 'USD', 'KWD', 30],
    ['in its own currency, whole', 12_345, 'EUR', 'EUR', 123],
    ['of nothing', 0, 'EUR', 'USD', 0],
  ])('is told %s', (_words, amount, currency, target, expected) => {
    expect(worth(amount, currency, target)).toBe(expected);
  });

  it('rounds halves away from zero, for refunds as for payments', () => {
    expect(worth(250, 'USD', 'USD')).toBe(3);
    expect(worth(-250, 'USD', 'USD')).toBe(-3);
    expect(worth(249, 'USD', 'USD')).toBe(2);
    expect(Object.is(worth(-10, 'USD', 'USD'), 0)).toBe(true);
  });

  it('takes a half for a half, whatever a division makes of it', () => {
    // 0.45 / 0.9 is half a dollar.
    expect(worth(45, 'EUR', 'USD')).toBe(1);
    expect(worth(405, 'EUR', 'USD')).toBe(5);
  });

  it('is a gap where a rate is missing, never nought', () => {
    expect(worth(9000, 'EUR', 'USD', { year: 2026, month: 4 })).toBeNull();
    expect(worth(9000, 'USD', 'PLN')).toBeNull();
    expect(worth(0, 'PLN', 'USD')).toBeNull();
  });
});

it('an amount of December takes the rate of January of the next year', () => {
  expect(worth(8000, 'EUR', 'USD', { year: 2026, month: 12 })).toBe(100);
});

it('there and back again loses no more than the rounding, for any amount', () => {
  for (let amount = 1; amount < 2_000_000; amount += 997) {
    const there = worth(amount * 100, 'USD', 'ZAR') ?? Number.NaN;
    expect(there).toBe(amount * 18);
    expect(worth(there * 100, 'ZAR', 'USD')).toBe(amount);
  }
});
