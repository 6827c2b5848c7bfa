import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportPresence, type PresenceState } from './presence-reporter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that reports to a server whose answers the test gives. */
function setUp(graceSeconds = 60) {
  const told: (PresenceState | 'closed')[] = [];
  const clocks: number[] = [];
  const silences: number[] = [];
  const server = { works: true, silent: false };
  const end = reportPresence({
    graceSeconds,
    onClosed: () => told.push('closed'),
    report: (state) => {
      told.push(state);
      if (server.silent) return new Promise<number>(() => undefined);
      return server.works ? Promise.resolve(told.length) : Promise.reject(new Error('lost'));
    },
    onClock: (clock) => clocks.push(clock),
    onSilence: (at) => silences.push(at),
  });
  return { told, clocks, silences, server, end };
}

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells at once and every ten seconds, and hands on what the server answers', async () => {
  const { told, clocks, end } = setUp();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(told).toEqual(['HERE', 'HERE', 'HERE']);
  expect(clocks).toEqual([1, 2, 3]);
  end();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(told).toHaveLength(3);
});

it.each([
  [0, 5],
  [4, 7],
  [10, 10],
])('where the grace is %d seconds, tells every %d seconds', async (grace, every) => {
  const { told, end } = setUp(grace);
  await vi.advanceTimersByTimeAsync(every * 3_000 - 1);
  expect(told).toHaveLength(3);
  end();
});

it('tells when the person turns to another window and back', async () => {
  const { told, end } = setUp();
  await vi.advanceTimersByTimeAsync(1_000);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  turn('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['HERE', 'HIDDEN', 'HIDDEN', 'HERE']);
  end();
});

it('tries sooner when the server cannot be told, and at once when the connection is back', async () => {
  const { told, clocks, silences, server, end } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  server.works = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect([told.length, silences.length]).toEqual([4, 3]);
  server.works = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(clocks).toEqual([1, 5]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toHaveLength(5);
  end();
});

it('tells when the page closes, and when it comes back from the browser’s memory', async () => {
  const { told, end } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('pagehide'));
  turn('hidden');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(30_000);
  turn('visible');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['HERE', 'closed', 'HERE']);
  end();
});

it('tells in time although the browser lets timers of a hidden page run once a minute', async () => {
  const punctual = setTimeout;
  const terminate = vi.fn<() => void>();
  /** Only the page is slowed down. */
  class PunctualWorker extends EventTarget {
    terminate = terminate;
    postMessage({ number, delay }: { readonly number: number; readonly delay: number }) {
      punctual(() => this.dispatchEvent(new MessageEvent('message', { data: number })), delay);
    }
  }
  vi.stubGlobal('Worker', PunctualWorker);
  vi.stubGlobal('setTimeout', (call: () => void, delay = 0) =>
    punctual(call, Math.max(delay, 60_000)),
  );
  const { told, end } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual(['HERE', 'HIDDEN', 'HIDDEN', 'HIDDEN', 'HIDDEN']);
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toHaveLength(5);
  expect(terminate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('takes a report that is not answered for silence, before it is given up', async () => {
  const { silences, server, end } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  server.silent = true;
  await vi.advanceTimersByTimeAsync(13_999);
  expect(silences).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(silences).toHaveLength(1);
  end();
});

it('hears at once from the browser that the connection is gone', async () => {
  const { silences, end } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('offline'));
  expect(silences).toHaveLength(1);
  end();
  window.dispatchEvent(new Event('offline'));
  expect(silences).toHaveLength(1);
});
