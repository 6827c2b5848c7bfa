import { describe, expect, test, vi } from 'vitest';
import { openLive, toldAnew } from './live.ts';

/** A database of which only events are heard. */
async function opened() {
  let tell: (payload: string | null) => void = () => {};
  const live = await openLive({
    listen: async (_channel, heard) => {
      tell = heard;
      return async () => {};
    },
  });
  return { live, tell: (payload: string | null) => tell(payload) };
}

describe('what a process follows', () => {
  test('is read now, after each of its events, and again where a reading failed', async () => {
    const { live, tell } = await opened();
    const read = vi.fn<() => Promise<void>>(async () => {});
    const report = vi.fn<(error: unknown) => void>();
    await live.follow('site', read, report);
    expect(read).toHaveBeenCalledTimes(1);
    tell('another topic');
    read.mockRejectedValueOnce(new Error('the database is away'));
    tell('site');
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3), { timeout: 5000 });
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('the database is away'));
    await live.close();
  });

  test('is read again once events could be heard again, whatever was missed', async () => {
    const { live, tell } = await opened();
    const read = vi.fn<() => Promise<void>>(async () => {});
    await live.follow('site', read, () => {});
    tell(null);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await live.close();
  });

  test('must be readable at the start', async () => {
    const { live } = await opened();
    const read = () => Promise.reject(new Error('no such table'));
    await expect(live.follow('site', read, () => {})).rejects.toThrow('no such table');
    await live.close();
  });
});

describe('what is read anew', () => {
  test('is read now and after each event', async () => {
    const { live, tell } = await opened();
    let count = 0;
    const told = toldAnew(live.subscribe('count'), async () => (count += 1));
    expect(await told.next()).toEqual({ done: false, value: 1 });
    const next = told.next();
    tell('count');
    expect(await next).toEqual({ done: false, value: 2 });
    await live.close();
  });

  test('ends while it waits for an event', async () => {
    const { live } = await opened();
    const read = vi.fn<() => Promise<number>>(async () => 1);
    const told = toldAnew(live.subscribe('count'), read);
    await told.next();
    const waiting = told.next();
    await told.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(read).toHaveBeenCalledTimes(1);
    await live.close();
  });
});
