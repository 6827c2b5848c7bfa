import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkDevice, isClockRight } from './device-check.ts';

const serverTime = new Date('2026-11-02T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: serverTime }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = (milliseconds: number): typeof fetch => {
  const date = serverTime.toUTCString();
  return async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return new Response('ok', { headers: { date } });
  };
};

it.each([
  [100, 'good'],
  [2_000, 'slow'],
])('a server that answers after %d ms is %s', async (milliseconds, connection) => {
  expect(await checkDevice(after(milliseconds))).toMatchObject({ connection, storage: true });
});

it('a server that cannot be reached tells no time', async () => {
  const report = await checkDevice(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(report).toEqual({ connection: 'none', clockOff: undefined, storage: true });
});

it.each([
  ['2026-11-02T12:00:00.500Z', 0, true],
  ['2026-11-02T12:03:00.500Z', 180, false],
  ['2026-11-02T11:59:00.500Z', -60, false],
  ['2026-11-02T12:00:05.500Z', 5, true],
])('a clock that shows %s is off by %d seconds', async (shown, off, right) => {
  vi.setSystemTime(shown);
  const { clockOff = Number.NaN } = await checkDevice(after(0));
  expect(clockOff).toBe(off);
  expect(isClockRight(clockOff)).toBe(right);
});

it('a browser that keeps nothing is told of', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await checkDevice(after(0))).toMatchObject({ storage: false });
});
