import { expect, it } from 'vitest';
import {
  failsIn,
  firstClock,
  nextClock,
  silentClock,
  type ToldClock,
} from './sitting-clock.rules.ts';

const at = (text: string) => new Date(`2026-11-02T${text}Z`).getTime();
const told: ToldClock = {
  serverNow: '2026-11-02T12:00:00Z',
  dueAt: '2026-11-02T13:00:00Z',
  status: 'OPEN',
  message: null,
  silence: { failsAt: '2026-11-02T12:05:10Z' },
};
const first = firstClock(told, at('11:59:00'));

it('begins with what the attempt says, on the clock of the server', () => {
  expect(first).toEqual({
    dueAt: told.dueAt,
    ahead: 60_000,
    open: true,
    message: null,
    extendedTo: undefined,
    silentSince: undefined,
    failsAt: at('12:04:10'),
    backAt: undefined,
  });
});

it('remembers that time was added, also through later words', () => {
  const longer = { ...told, dueAt: '2026-11-02T13:10:00Z' };
  const next = nextClock(first, longer, at('11:59:30'));
  expect(next.extendedTo).toBe(longer.dueAt);
  expect(nextClock(next, longer, at('11:59:40')).extendedTo).toBe(longer.dueAt);
  expect(nextClock(first, told, at('11:59:30')).extendedTo).toBeUndefined();
});

it('tells since when the server heard nothing, until it hears again', () => {
  const silent = silentClock(silentClock(first, at('12:00:10')), at('12:00:13'));
  expect(silent.silentSince).toBe(at('12:00:10'));
  expect(nextClock(silent, told, at('12:00:16')).silentSince).toBeUndefined();
});

it('knows when the attempt is over, and what its leader said', () => {
  const message = { at: '2026-11-02T12:10:00Z', text: 'Question 3 has a misprint.' };
  const next = nextClock(first, { ...told, status: 'ABANDONED', message }, at('12:00:00'));
  expect([next.open, next.message]).toEqual([false, message]);
});

it('counts the seconds until the attempt fails, by this device’s clock', () => {
  expect(failsIn(first, at('12:03:08'))).toBe(62);
  expect(failsIn(first, at('12:05:00'))).toBe(0);
  const never = firstClock({ ...told, silence: { failsAt: null } }, at('11:59:00'));
  expect(failsIn(never, at('12:03:08'))).toBeUndefined();
});

it('welcomes back after a silence, and not after an answer that was only late', () => {
  const silent = silentClock(first, at('12:00:10'));
  expect(nextClock(silent, told, at('12:00:14')).backAt).toBeUndefined();
  const back = nextClock(silent, told, at('12:00:40'));
  expect(back.backAt).toBe(at('12:00:40'));
  expect(nextClock(back, told, at('12:00:50')).backAt).toBe(at('12:00:40'));
});
