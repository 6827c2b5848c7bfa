import { describe, expect, it, vi } from 'vitest';
import { ended } from '../testing/ended.ts';
import { fakePorts, impatientClock, realSums } from '../testing/fake-ports.ts';
import { createFakeStore, type FakeStore, type Fault } from '../testing/fake-store.ts';
import { bytesOf, fileOf, lesson } from '../testing/files.ts';
import { createUploadEngine } from './engine.ts';
import { createPartSums } from './part-sums.ts';
import type { EnginePorts } from './ports.ts';

/** What befalls the sendings of one part, one after the other. */
const befalling = (wanted: number, ...faults: Fault[]) => ({
  fault: (part: number) => (part === wanted ? faults.shift() : undefined),
});

describe('the sum of a part', () => {
  const open = (store: FakeStore, more: Partial<EnginePorts> = {}) =>
    createUploadEngine(fakePorts(store, { sum: realSums, ...more }));

  it('is told, and a part that came damaged is sent again after a pause', async () => {
    const clock = impatientClock();
    const store = createFakeStore(befalling(2, 'damage', 'damage'));
    const engine = open(store, { clock });
    const id = engine.add({ file: fileOf(3000) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
    expect(clock.waits).toEqual([100, 1000]);
    expect(await store.contentOf(id)).toEqual(bytesOf(3000));
  });

  it('that differs again and again ends the upload, which says that it broke on the way', async () => {
    const store = createFakeStore({ fault: (part) => (part === 2 ? 'damage' : undefined) });
    const engine = open(store);
    engine.add({ file: fileOf(3000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'damaged', part: 2 } });
    expect(store.puts.filter(({ part }) => part === 2)).toHaveLength(5);
  });

  it('is made once, and anew where the part was refused: it may have been read wrongly', async () => {
    const sum = vi.fn<EnginePorts['sum']>(realSums);
    const store = createFakeStore(befalling(1, 'drop', 'damage'));
    const engine = open(store, { sum });
    engine.add({ file: fileOf(1000) }, lesson);
    await ended(engine);
    expect(sum).toHaveBeenCalledTimes(2);
  });

  it('is told to other stores by the header that they all know', async () => {
    const sum = vi.fn<EnginePorts['sum']>(async () => Uint8Array.of(1, 2, 3));
    const sums = createPartSums(sum);
    const headers = await sums.headersFor(1, new Blob(['x']), 'https://store.example/1');
    expect(headers).toEqual({ 'content-md5': 'AQID' });
    expect(sum).toHaveBeenCalledWith(expect.any(Blob), 'md5');
    expect(sums.areKept()).toBe(false);
  });
});

describe('the whole file', () => {
  it('is compared before it is completed: parts that changed places are sent again', async () => {
    const store = createFakeStore();
    let swapped = false;
    const find: typeof store.api.find = (id) => {
      if (!swapped) store.swap(id, 1, 2);
      swapped = true;
      return store.api.find(id);
    };
    const ports = fakePorts({ ...store, api: { ...store.api, find } }, { sum: realSums });
    const engine = createUploadEngine(ports);
    const id = engine.add({ file: fileOf(3500) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
    expect(store.puts.slice(4).map(({ part }) => part)).toEqual([1, 2]);
    expect(await store.contentOf(id)).toEqual(bytesOf(3500));
  });

  it('that is never what was sent is not completed', async () => {
    const store = createFakeStore();
    const find: typeof store.api.find = (id) => {
      store.swap(id, 1, 2);
      return store.api.find(id);
    };
    const ports = fakePorts({ ...store, api: { ...store.api, find } }, { sum: realSums });
    const engine = createUploadEngine(ports);
    engine.add({ file: fileOf(3500) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'damaged', part: 1 } });
    expect(store.calls).not.toContain('complete');
  });
});
