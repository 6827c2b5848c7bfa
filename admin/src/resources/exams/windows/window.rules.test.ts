import { describe, expect, test } from 'vitest';
import { misplacedTime, onClockOf, windowState } from './window.rules.ts';

test.each([
  ['Africa/Johannesburg', '2026-11-01T16:00:00.000Z', '2026-11-01T18:00'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00.000Z', '2027-01-01T00:00'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00'],
])('on the clock of %s, %s is %s', (zone, moment, typed) => {
  expect(onClockOf(zone, moment)).toBe(typed);
  expect(onClockOf(zone, null)).toBeNull();
});

describe('the times of a window', () => {
  test.each([
    [{}, undefined],
    [{ opensAt: '2026-11-01T18:00', deadline: '2026-11-01T17:00' }, 'deadline'],
    [{ opensAt: '2026-11-01T18:00', deadline: '2026-11-01T18:00' }, 'deadline'],
    [{ deadline: '2026-11-02T18:00', closesAt: '2026-11-02T17:59' }, 'closesAt'],
    [{ opensAt: '2026-11-02T18:00', closesAt: '2026-11-01T18:00' }, 'closesAt'],
    [{ deadline: '2026-11-02T18:00', closesAt: '2026-11-02T18:00' }, undefined],
    [{ opensAt: '2026-11-01T18:00', deadline: '2026-11-02T18:00' }, undefined],
  ])('%j: %s is misplaced', (times, field) => {
    expect(misplacedTime(times)).toBe(field);
  });

  const window = {
    opensAt: '2026-11-01T08:00:00.000Z',
    deadline: '2026-11-02T08:00:00.000Z',
    closesAt: '2026-11-03T08:00:00.000Z',
  };
  test.each([
    ['2026-11-01T07:59:59.000Z', 'upcoming'],
    ['2026-11-01T08:00:00.000Z', 'open'],
    ['2026-11-02T08:00:00.000Z', 'late'],
    ['2026-11-03T08:00:00.000Z', 'closed'],
  ])('at %s it is %s', (now, state) => {
    expect(windowState(window, new Date(now))).toBe(state);
  });

  test('without times it is open', () => {
    expect(windowState({}, new Date())).toBe('open');
  });
});
