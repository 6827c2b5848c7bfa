import { describe, expect, it } from 'vitest';
import { aheadBy, minutesCalled, secondsLeft, urgencyOf } from './attempt-clock.rules.ts';

const noon = '2026-11-02T12:00:00.000Z';
const at = (text: string) => new Date(text).getTime();

it('the clock of the server counts, however wrong the device’s is', () => {
  const ahead = aheadBy(noon, at('2026-11-02T11:50:00Z'));
  expect(ahead).toBe(600_000);
  const deviceLater = at('2026-11-02T11:55:00Z');
  expect(secondsLeft('2026-11-02T12:10:00Z', deviceLater + ahead)).toBe(300);
});

it.each([
  [noon, '2026-11-02T11:59:59.001Z', 1],
  [noon, '2026-11-02T12:00:00Z', 0],
  [noon, '2026-11-02T12:30:00Z', 0],
  [null, noon, undefined],
])('until %s there are at %s %s seconds left', (dueAt, now, left) => {
  expect(secondsLeft(dueAt, at(now))).toBe(left);
});

describe('the time', () => {
  it.each([
    [601, 600, 10],
    [600, 599, undefined],
    [301, 299, 5],
    [61, 60, 1],
    // A device that slept tells the lowest mark that it slept over.
    [700, 50, 1],
    [700, 200, 5],
    [61, 0, undefined],
    [100, 900, undefined],
    [undefined, 200, undefined],
  ])('from %s to %d seconds is called out as %s minutes', (before, now, minutes) => {
    expect(minutesCalled(before, now)).toBe(minutes);
  });

  it.each([
    [301, 'calm'],
    [300, 'soon'],
    [60, 'last'],
    [0, 'last'],
  ])('of %d seconds is %s', (left, urgency) => {
    expect(urgencyOf(left)).toBe(urgency);
  });
});
