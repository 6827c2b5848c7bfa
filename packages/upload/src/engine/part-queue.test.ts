import { describe, expect, it } from 'vitest';
import { createParallelism } from './parallelism.rules.ts';
import { createPartQueue, type PartSource } from './part-queue.ts';

/** Files whose parts end when the test says so; `begun` tells the order of all parts. */
function arrange() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createPartQueue(createParallelism(1000), () => 0);
  const fileOf = (name: string, parts: number): PartSource => {
    let left = parts;
    return {
      begin: () => {
        if (left-- <= 0) return undefined;
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
    };
  };
  const endOne = async () => {
    ends.shift()?.();
    // What follows an end has to come first.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, endOne, fileOf, queue };
}

describe('the connections', () => {
  it('are all given to the only file', () => {
    const { begun, fileOf, queue } = arrange();
    queue.add(fileOf('large', 100));
    expect(begun).toHaveLength(5);
  });

  it('go to whoever has the fewest as they become free: a small file does not wait', async () => {
    const { begun, endOne, fileOf, queue } = arrange();
    queue.add(fileOf('large', 100));
    queue.add(fileOf('small', 2));
    await endOne();
    await endOne();
    await endOne();
    expect(begun.slice(5)).toEqual(['small', 'small', 'large']);
  });

  it('are shared evenly by files of one size', async () => {
    const { begun, endOne, fileOf, queue } = arrange();
    for (const name of ['a', 'b', 'c']) queue.add(fileOf(name, 20));
    for (let at = 0; at < 25; at += 1) await endOne();
    const later = begun.slice(10);
    const counts = ['a', 'b', 'c'].map((name) => later.filter((each) => each === name).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('are not given to what has left', async () => {
    const { begun, endOne, fileOf, queue } = arrange();
    const large = fileOf('large', 100);
    queue.add(large);
    queue.remove(large);
    await endOne();
    expect(begun).toHaveLength(5);
  });
});
