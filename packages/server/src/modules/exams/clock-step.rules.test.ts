import { describe, expect, it } from 'vitest';
import { verdictOf } from './attempt-clock.rules.ts';
import { afterStep, type ClockStep, isNoted, stepBetween } from './clock-step.rules.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString();
const reading = (wall: number, monotonic: number) => ({
  wall: start + wall * 1000,
  monotonic: monotonic * 1000,
});
/** A look three seconds after the one before, at which the clock shows so much more or less. */
const step = (wall: number, seconds: number): ClockStep => {
  const found = stepBetween(reading(wall - 3, 50), reading(wall + seconds, 53));
  if (!found) throw new Error('The clock was not corrected');
  return found;
};
const none = { startedAt: at(-1000), dueAt: null, deadline: null, seenAt: null, leftAt: null };

describe('a correction of the clock', () => {
  it.each([
    ['both clocks run alike', 3, null],
    ['the wall clock is slewed a little', 3 + 6, null],
    ['and back a little', 3 - 6, null],
    ['it is set forward', 3 + 7, { from: at(3), until: at(10), seconds: 7 }],
    ['it is set back', 3 - 7, { from: at(3), until: at(-4), seconds: -7 }],
    ['it is set forward by a day', 86_403, { from: at(3), until: at(86_403), seconds: 86_400 }],
  ])('where %s', (_what, wall, found) => {
    const seen = stepBetween(reading(0, 100), reading(wall, 103));
    if (found === null) expect(seen).toBeNull();
    else expect(seen).toEqual({ ...found, knownSeconds: 3 });
  });

  it('is none where a server slept no longer than its clocks tell', () => {
    expect(stepBetween(reading(0, 0), reading(3600, 3600))).toBeNull();
  });

  it('has been written down where the last sign stands by the corrected clock', () => {
    expect(isNoted(at(98), step(0, 100))).toBe(true);
    expect(isNoted(at(-2), step(0, 100))).toBe(false);
    expect(isNoted(at(-101), step(0, -100))).toBe(true);
    expect(isNoted(at(-2), step(0, -100))).toBe(false);
  });
});

describe('an attempt after a correction', () => {
  it.each([100, -100, 4000, -4000])(
    'of %d s has the time and the graces that it had',
    (seconds) => {
      const before = { ...none, dueAt: at(500), seenAt: at(-8), leftAt: at(-50) };
      const after = afterStep(before, step(0, seconds));
      expect(after).toEqual({
        dueAt: at(500 + seconds),
        deadline: null,
        seenAt: at(seconds - 8),
        leftAt: at(seconds - 50),
      });
      const clocked = { leavingFails: true, graceSeconds: 60, connectionGraceSeconds: 60 };
      const rest = { leftBy: null, sessionOver: false };
      const now = (more: number) => new Date(start + (seconds + more) * 1000);
      const moments = { ...clocked, ...rest, ...after };
      expect(verdictOf({ ...moments }, now(10))).toBeNull();
      expect(verdictOf({ ...moments }, now(11))).toMatchObject({ endedBy: 'LEFT' });
    },
  );

  it.each([100, -100])('of %d s keeps what was read off the corrected clock', (seconds) => {
    const before = { ...none, dueAt: at(500), seenAt: at(seconds - 1), leftAt: null };
    const after = afterStep(before, step(0, seconds));
    expect(after).toMatchObject({ dueAt: at(500 + seconds), seenAt: at(seconds - 1) });
    const begun = { ...none, startedAt: at(seconds - 2), dueAt: at(seconds + 598), seenAt: null };
    expect(afterStep(begun, step(0, seconds)).dueAt).toBe(begun.dueAt);
  });

  it('has a deadline moved that was ahead, where the clock was set forward', () => {
    const deadline = (when: number, seconds: number) =>
      afterStep({ ...none, deadline: at(when) }, step(0, seconds)).deadline;
    expect(deadline(50, 100)).toBe(at(150));
    expect(deadline(-50, 100)).toBe(at(-50));
    expect(deadline(50, -100)).toBe(at(50));
  });
});
