import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserLink, rememberedAnyway } from './browser-link.ts';
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

describe('a line', () => {
  const lineOf = (told: object | undefined) => {
    const connection = told && Object.assign(new EventTarget(), told);
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('document', new EventTarget());
    return connection;
  };

  it.each([
    [{ type: 'cellular' }, true],
    [{ type: 'wifi', saveData: true }, true],
    [{ type: 'wifi', saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])('of which the browser tells %j costs by the byte: %s', (told, metered) => {
    lineOf(told);
    expect(browserLink.isMetered()).toBe(metered);
  });

  it('tells when it has changed, or a person may have come from where they changed it', () => {
    const connection = lineOf({ type: 'wifi' });
    const changed = vi.fn<() => void>();
    const end = browserLink.subscribe(changed);
    connection?.dispatchEvent(new Event('change'));
    document.dispatchEvent(new Event('visibilitychange'));
    end();
    connection?.dispatchEvent(new Event('change'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('over which a person wants to send anyway is remembered, with or without storage', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    rememberedAnyway.add('one');
    expect([...kept.keys()]).toEqual(['lampstand.uploads.anyway']);
    vi.stubGlobal('sessionStorage', undefined);
    rememberedAnyway.add('two');
    expect(['one', 'two', 'three'].map(rememberedAnyway.has)).toEqual([false, true, false]);
  });
});
