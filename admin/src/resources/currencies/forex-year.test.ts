import { expect, test } from 'vitest';
import { changedRates, isRate, monthsOf, yearsOf } from './forex-year.ts';

const rate = (year: number, month: number, value: number) =>
  ({
    __typename: 'ForexRate',
    id: `${year}-${month}`,
    version: 2,
    year,
    month,
    rate: value,
  }) as const;
const today = new Date('2026-03-02T12:00:00Z');
const rates = [rate(2026, 1, 0.9), rate(2025, 12, 0.91)];

test('a month that is over and has no rate is missing; one that is not over is not', () => {
  const missing = monthsOf(rates, 2026, today).filter((month) => month.missing);
  expect(missing.map(({ month }) => month)).toEqual([2]);
  expect(monthsOf(rates, 2025, today).filter((month) => month.missing)).toHaveLength(11);
  expect(monthsOf(rates, 2027, today).some((month) => month.missing)).toBe(false);
});

test('the years reach from the next one back to the first with a rate', () => {
  expect(yearsOf(rates, today)).toEqual([2027, 2026, 2025, 2024]);
  expect(yearsOf([rate(2021, 1, 1)], today)).toHaveLength(7);
});

test('only months that were changed are sent, with the version that was read', () => {
  const months = monthsOf(rates, 2026, today);
  expect(changedRates(months, { 1: '0.9', 2: '0.95', 3: ' ' })).toEqual([
    { month: 2, version: 0, rate: 0.95 },
  ]);
  expect(changedRates(months, { 1: '' })).toEqual([{ month: 1, version: 2, rate: null }]);
});

test.each([
  ['', true],
  ['0.5', true],
  ['0', false],
  ['-1', false],
  ['x', false],
])('%j may be typed for a rate: %s', (text, fits) => {
  expect(isRate(text)).toBe(fits);
});
