import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.rules.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('the time left', () => {
  it.each([
    ['2026-03-11T13:00:00Z', { amount: 10, unit: 'day', tone: 'neutral' }],
    ['2026-03-04T11:59:00Z', { amount: 2, unit: 'day', tone: 'warning' }],
    ['2026-03-03T11:00:00Z', { amount: 47, unit: 'hour', tone: 'warning' }],
    ['2026-03-01T15:59:00Z', { amount: 3, unit: 'hour', tone: 'danger' }],
    ['2026-03-01T13:59:59Z', { amount: 119, unit: 'minute', tone: 'danger' }],
    ['2026-03-01T12:00:01Z', { amount: 0, unit: 'minute', tone: 'danger' }],
    ['2026-03-01T12:00:00Z', undefined],
    ['2026-02-01T12:00:00Z', undefined],
  ])('until %s is told, and never too much of it', (deadline, expected) => {
    expect(timeLeft(deadline, now)).toEqual(expected);
  });
});
