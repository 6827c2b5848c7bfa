import { describe, expect, it } from 'vitest';
import {
  createParallelism,
  PARALLEL_DEFAULT,
  PARALLEL_MAX,
  type Parallelism,
} from './parallelism.rules.ts';

const megabyte = 1024 * 1024;
const part = 50 * megabyte;

/** As over HTTP/2. */
function shareable(): Parallelism {
  const parallelism = createParallelism(part);
  parallelism.share(true);
  return parallelism;
}

/** Sends for some windows of four seconds over a line whose speed depends on the connections. */
function send(
  parallelism: Parallelism,
  windows: number,
  speed: (connections: number) => number,
  busy = true,
): readonly number[] {
  const limits: number[] = [];
  for (let at = 0; at < windows; at += 1) {
    const from = at * 10_000;
    parallelism.moved(0, from, busy);
    parallelism.moved(speed(parallelism.limit()) * 4000, from + 4000, busy);
    limits.push(parallelism.limit());
  }
  return limits;
}

/** Bytes per millisecond. */
const each = (megabytes: number) => (connections: number) =>
  (connections * megabytes * megabyte) / 1000;
const shared = (megabytes: number) => () => (megabytes * megabyte) / 1000;

describe('connections', () => {
  it('are five at first, and more while each makes the whole faster, up to fifteen', () => {
    const parallelism = shareable();
    expect(parallelism.limit()).toBe(5);
    const limits = send(parallelism, 12, each(5));
    expect(limits.slice(0, 3)).toEqual([6, 7, 8]);
    expect(Math.max(...limits)).toBeLessThanOrEqual(PARALLEL_MAX);
    expect(send(shareable(), 60, (limit) => limit ** 2 * 10_000).at(-1)).toBe(15);
  });

  it('are never more than five where each needs a connection of its own', () => {
    const parallelism = shareable();
    send(parallelism, 4, each(5));
    parallelism.share(false);
    expect(parallelism.limit()).toBe(PARALLEL_DEFAULT);
    expect(Math.max(...send(parallelism, 12, each(5)))).toBe(PARALLEL_DEFAULT);
  });

  it('go back by the one that was no gain, and are tried again a minute later', () => {
    const limits = send(shareable(), 40, shared(20));
    expect(limits.slice(0, 3)).toEqual([6, 5, 5]);
    expect(Math.max(...limits)).toBe(6);
    expect(limits.lastIndexOf(6)).toBeGreaterThan(10);
  });

  it('are half as many after a failure, at least one, and then grow again', () => {
    const parallelism = shareable();
    parallelism.failed();
    expect(parallelism.limit()).toBe(2);
    parallelism.failed();
    parallelism.failed();
    expect(parallelism.limit()).toBe(1);
    expect(send(parallelism, 3, each(5))).toEqual([2, 3, 4]);
  });

  it('are few on a slow line, so that a cut loses at most two minutes of it', () => {
    expect(send(shareable(), 5, shared(1)).at(-1)).toBe(2);
    expect(send(shareable(), 5, shared(0.1)).at(-1)).toBe(1);
  });

  it('are not judged by a while in which there was too little to send', () => {
    expect(send(shareable(), 5, each(1), false)).toEqual([5, 5, 5, 5, 5]);
  });
});
