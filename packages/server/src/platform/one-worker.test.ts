import { describe, expect, it, vi } from 'vitest';
import { oneWorker } from './one-worker.ts';
import { OutageError } from './outage.ts';

/** Answers a number with as many bytes; counts its tasks from the moment it began. */
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let tasks = 0;
    parentPort.on('message', ({ wish }) => {
      tasks += 1;
      if (wish === 'fail') throw new Error('no luck');
      if (wish === 'never') return;
      parentPort.postMessage(wish === 'text' ? 'text' : new Uint8Array([tasks]));
    });
  `)}`,
);
const limits = { taskMs: 5000, idleMs: 5000, tasks: 3 };

describe('another thread', () => {
  it('takes tasks in turn', async () => {
    const ask = oneWorker(entry, limits);
    const answers = await Promise.all([
      ask({ wish: 'one' }),
      ask({ wish: 'two' }),
      ask({ wish: 'three' }),
    ]);
    expect(answers.map(([number]) => number)).toEqual([1, 2, 3]);
  });

  it('is another one after a fault, and the fault is told to whoever asked', async () => {
    const ask = oneWorker(entry, limits);
    await ask({ wish: 'one' });
    await expect(ask({ wish: 'fail' })).rejects.toThrow('no luck');
    expect(await ask({ wish: 'again' })).toEqual(new Uint8Array([1]));
    await expect(ask({ wish: 'text' })).rejects.toThrow(TypeError);
  });

  it('is given up when a task takes too long, and those behind it have their turn', async () => {
    const ask = oneWorker(entry, { ...limits, taskMs: 1000 });
    const slow = ask({ wish: 'never' });
    const next = ask({ wish: 'next' });
    await expect(slow).rejects.toThrow(OutageError);
    expect(await next).toEqual(new Uint8Array([1]));
  });

  it('lets only so many wait', async () => {
    const ask = oneWorker(entry, limits);
    const taken = [ask({ wish: 'one' }), ask({ wish: 'two' }), ask({ wish: 'three' })];
    await expect(ask({ wish: 'four' })).rejects.toThrow(OutageError);
    expect(await Promise.all(taken)).toHaveLength(3);
    expect(await ask({ wish: 'five' })).toEqual(new Uint8Array([4]));
  });

  it('ends when nobody asks', async () => {
    const ask = oneWorker(entry, { ...limits, idleMs: 0 });
    await ask({ wish: 'one' });
    await vi.waitFor(async () => expect(await ask({ wish: 'again' })).toEqual(new Uint8Array([1])));
  });
});
