import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock, browserOnline, isMultiplexed } from './browser-ports.ts';

class FakeNavigation {
  readonly nextHopProtocol: string;

  constructor(protocol: string) {
    this.nextHopProtocol = protocol;
  }
}

const pageCameBy = (protocol: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(new FakeNavigation(protocol), {
      name: '',
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => null,
    }),
  ]);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://college.example/courses'));
  vi.stubGlobal('PerformanceNavigationTiming', FakeNavigation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('one connection', () => {
  it.each([
    ['h2', '/uploads/1/parts/1', true],
    ['h3', 'https://college.example/uploads/1/parts/1', true],
    ['http/1.1', '/uploads/1/parts/1', false],
    ['h2', 'https://store.example/bucket/1', false],
  ])('over %s to %s carries many requests: %s', (protocol, url, many) => {
    pageCameBy(protocol);
    expect(isMultiplexed(url)).toBe(many);
  });
});

describe('a pause', () => {
  it('ends when its time is over, or with what it belongs to', async () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const over = browserClock.wait(100, stop.signal);
    vi.advanceTimersByTime(100);
    await expect(over).resolves.toBeUndefined();
    const stopped = browserClock.wait(100, stop.signal);
    stop.abort();
    await expect(stopped).rejects.toThrow('ended');
  });
});

describe('the network', () => {
  it('tells of every change until nobody listens', () => {
    vi.stubGlobal('window', new EventTarget());
    const changed = vi.fn<() => void>();
    const end = browserOnline.subscribe(changed);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    end();
    window.dispatchEvent(new Event('offline'));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
