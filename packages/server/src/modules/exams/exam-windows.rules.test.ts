import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { hardTimes } from '../../testing/hard-times.ts';
import { verdictOf } from './attempt-clock.rules.ts';
import { isLate, windowProblem } from './attempt.rules.ts';
import { momentsOf } from './exam-windows.rules.ts';

const input = (more: object) => ({ examId: 'exam', groupId: 'group', ...more });
const shownIn = (zone: string, moment: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(moment))
    .replace(' ', 'T');

describe('a time on the clock of a campus', () => {
  it(`is the moment at which clocks there show it, at ${hardTimes.length} dates`, () => {
    for (const [zone, time] of hardTimes) {
      const { deadline } = momentsOf(input({ deadline: time }), zone);
      const shown = shownIn(zone, deadline ?? '');
      // What clocks skip is shown later, by as much as they were put forward.
      expect(shown >= time).toBe(true);
      const earlier = new Date(Date.parse(deadline ?? '') - 3_600_000).toISOString();
      const half = new Date(Date.parse(deadline ?? '') - 1_800_000).toISOString();
      // Of two moments that show it, it is the earlier one.
      for (const before of [earlier, half]) expect(shownIn(zone, before)).not.toBe(time);
    }
  });

  it.each([
    ['is skipped', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['is skipped', 'America/Denver', '2026-03-08T02:30', '2026-03-08T09:30:00.000Z'],
    ['comes twice', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['comes twice', 'America/Denver', '2026-11-01T01:30', '2026-11-01T07:30:00.000Z'],
    ['is any other', 'Africa/Johannesburg', '2028-02-29T23:59', '2028-02-29T21:59:00.000Z'],
  ])('that %s', (_what, zone, time, moment) => {
    expect(momentsOf(input({ deadline: time }), zone).deadline).toBe(moment);
  });

  it(`opens, is due, closes and runs out to the second, at ${hardTimes.length} dates`, () => {
    for (const [zone, time] of hardTimes) {
      const moment = momentsOf(input({ deadline: time }), zone).deadline ?? '';
      const at = (milliseconds: number) => new Date(Date.parse(moment) + milliseconds);
      const opens = { opensAt: moment, closesAt: null };
      const closes = { opensAt: null, closesAt: moment };
      expect(windowProblem(opens, at(-1))).toBe('errors.exam.notOpenYet');
      expect(windowProblem(opens, at(0))).toBeNull();
      expect(windowProblem(closes, at(-1))).toBeNull();
      expect(windowProblem(closes, at(0))).toBe('errors.exam.closed');
      expect(isLate(moment, at(0).toISOString())).toBe(false);
      expect(isLate(moment, at(1).toISOString())).toBe(true);
      const clock = {
        dueAt: moment,
        leavingFails: true,
        graceSeconds: 60,
        connectionGraceSeconds: 300,
        seenAt: null,
        leftAt: null,
        leftBy: null,
        sessionOver: false,
      } as const;
      expect(verdictOf(clock, at(15_000))).toBeNull();
      expect(verdictOf(clock, at(15_001))).toMatchObject({ endedBy: 'TIME_UP', at: moment });
    }
  });
});

describe('the moments of a window', () => {
  const fieldsOf = (more: object) => {
    try {
      momentsOf(input(more), 'UTC');
    } catch (error) {
      if (error instanceof DomainError) return Object.keys(error.fields);
    }
    return [];
  };

  it('follow each other; it may close when it is due', () => {
    const [first, second, third] = ['2026-11-01T18:00', '2026-11-02T18:00', '2026-11-03T18:00'];
    expect(fieldsOf({ opensAt: first, deadline: second, closesAt: third })).toEqual([]);
    expect(fieldsOf({ opensAt: first, deadline: second, closesAt: second })).toEqual([]);
    expect(fieldsOf({ opensAt: second, deadline: first })).toEqual(['deadline']);
    expect(fieldsOf({ opensAt: second, closesAt: second })).toEqual(['closesAt']);
    expect(fieldsOf({ deadline: third, closesAt: first })).toEqual(['closesAt']);
  });
});
