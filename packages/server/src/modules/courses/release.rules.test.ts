import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { releasedAt } from './release.rules.ts';

const DAY_MS = 86_400_000;
const zones = [
  'Africa/Johannesburg',
  'Europe/Berlin',
  'Europe/Kyiv',
  'America/Monterrey',
  'America/Denver',
  'Asia/Jakarta',
  'Asia/Beirut',
  'America/Havana',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
];

const clocks = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** Day and time on a clock of the zone, as `2026-03-29 00:00`. */
const clockOf = (zone: string, moment: number): string => clocks.get(zone)?.format(moment) ?? '';

const dayAfter = (startsOn: string, days: number): string =>
  new Date(Date.parse(startsOn) + days * DAY_MS).toISOString().slice(0, 10);

describe('the moment at which a lesson opens', () => {
  it.each([
    ['2026-01-12', null, 'UTC', '2026-01-12T00:00:00Z'],
    ['2026-01-12', 0, 'Africa/Johannesburg', '2026-01-11T22:00:00Z'],
    ['2026-03-28', 1, 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-03-28', 2, 'Europe/Berlin', '2026-03-29T22:00:00Z'],
    ['2026-10-24', 1, 'Europe/Berlin', '2026-10-24T22:00:00Z'],
    ['2026-10-24', 2, 'Europe/Berlin', '2026-10-25T23:00:00Z'],
    ['2026-02-01', 35, 'America/Denver', '2026-03-08T07:00:00Z'],
    // At midnight the clock is put to one o'clock.
    ['2026-03-01', 28, 'Asia/Beirut', '2026-03-28T22:00:00Z'],
    // At one o'clock it is put back to midnight: the later one counts.
    ['2026-10-25', 0, 'Atlantic/Azores', '2026-10-25T01:00:00Z'],
    ['2024-02-28', 1, 'Asia/Kathmandu', '2024-02-28T18:15:00Z'],
  ] as const)('of a course from %s, %s days later in %s, is %s', (startsOn, days, zone, moment) => {
    expect(releasedAt(startsOn, days, zone).toISOString()).toBe(new Date(moment).toISOString());
  });

  it('is the first of its day, wherever and whenever clocks are changed', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...zones),
        (date, days, zone) => {
          const startsOn = date.toISOString().slice(0, 10);
          const day = dayAfter(startsOn, days);
          const moment = releasedAt(startsOn, days, zone).getTime();
          const [shownDay, time] = clockOf(zone, moment).split(' ');
          expect(shownDay).toBe(day);
          // Midnight, or where the clock jumps over it the moment to which it jumps.
          if (time !== '00:00') expect(clockOf(zone, moment - 1).split(' ')[0]).not.toBe(day);
          expect(releasedAt(day, null, zone).getTime()).toBe(moment);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is later the later the day is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), fc.constantFrom(...zones), (days, zone) => {
        const next = releasedAt('2026-01-12', days + 1, zone).getTime();
        expect(next).toBeGreaterThan(releasedAt('2026-01-12', days, zone).getTime());
      }),
    );
  });
});
