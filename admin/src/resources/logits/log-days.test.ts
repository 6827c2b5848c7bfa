import { expect, test } from 'vitest';
import { dayAfter, startOfDay } from './log-days.ts';

test('a day lasts from midnight to midnight where the browser is', () => {
  expect(startOfDay('2026-03-02')).toBe(new Date(2026, 2, 2).toISOString());
  expect(dayAfter('2026-03-02')).toBe(new Date(2026, 2, 3).toISOString());
  expect(dayAfter('2026-02-28')).toBe(new Date(2026, 2, 1).toISOString());
});

test.each([undefined, null, '', 'soon', '2026-99-99', 7])('%j is no day', (day) => {
  expect(startOfDay(day)).toBeUndefined();
  expect(dayAfter(day)).toBeUndefined();
});
