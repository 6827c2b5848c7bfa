import { expect, it } from 'vitest';
import { firstClock, nextClock, silentClock, type ToldClock } from './sitting-clock.rules.ts';

const at = (text: string) => new Date(`2026-11-02T${text}Z`).getTime();
const told: ToldClock = {
  serverNow: '2026-11-02T12:00:00Z',
  dueAt: '2026-11-02T13:00:00Z',
  status: 'OPEN',
  message: null,
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
