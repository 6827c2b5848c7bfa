import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLive, type LiveObserver } from './live-values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function live() {
  const streams: LiveObserver<number>[] = [];
  const values: number[] = [];
  let closed = 0;
  const stop = keepLive<number>({
    open: (observer) => {
      streams.push(observer);
      return () => {
        closed += 1;
      };
    },
    onValue: (value) => values.push(value),
  });
  const last = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('No stream was opened');
    return stream;
  };
  return { streams, values, stop, last, closed: () => closed };
}

test('values of the stream arrive', () => {
  const { values, last } = live();
  last().next(1);
  last().next(2);
  expect(values).toEqual([1, 2]);
});

test('an ended stream is opened again after a second, then after two, four, up to a minute', () => {
  const { streams, last } = live();
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const opened = streams.length;
    last().end();
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(streams).toHaveLength(opened);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(opened + 1);
  }
});

test('a value makes the next pause short again', () => {
  const { streams, last } = live();
  last().end();
  vi.advanceTimersByTime(1000);
  last().next(1);
  last().end();
  vi.advanceTimersByTime(1000);
  expect(streams).toHaveLength(3);
});

test('a stream that fails and ends is opened again once', () => {
  const { streams, last } = live();
  const first = last();
  first.end();
  first.end();
  vi.advanceTimersByTime(10_000);
  expect(streams).toHaveLength(2);
});

test('stopping closes the stream and opens no other', () => {
  const { streams, last, stop, closed } = live();
  last().end();
  stop();
  vi.advanceTimersByTime(120_000);
  expect(streams).toHaveLength(1);
  expect(closed()).toBe(1);
});
