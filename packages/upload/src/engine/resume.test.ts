import { describe, expect, it, vi } from 'vitest';
import { fakeDevice, fakePorts } from '../testing/fake-ports.ts';
import { createFakeStore, type FakeStore } from '../testing/fake-store.ts';
import { bytesOf, fileOf, lesson } from '../testing/files.ts';
import { createUploadEngine, type UploadEngine } from './engine.ts';

/** An upload of five parts of which two have arrived when the page goes. */
async function interrupted() {
  const device = fakeDevice();
  const store = createFakeStore();
  const put: FakeStore['put'] = (url, body, options) =>
    /\/[12]\?/.test(url) ? store.put(url, body, options) : held(options.signal);
  const page = createUploadEngine(fakePorts({ ...store, put }, { device }));
  const id = page.add({ file: fileOf(5000) }, lesson);
  await vi.waitFor(() => expect(Object.keys(device.stored.get(id)?.parts ?? {})).toHaveLength(2));
  page.stop();
  return { device, id, store };
}

const held = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

const completed = (engine: UploadEngine) =>
  vi.waitFor(() => expect(engine.uploads()).toMatchObject([{ status: 'completed' }]));

const keptFile = (file: File, allowed: boolean, opened = true) => ({
  allowed: async () => allowed,
  open: async () => (opened ? { file } : undefined),
});

describe('after a reload', () => {
  it('what was not finished is offered with what the server has of it', async () => {
    const { device, store } = await interrupted();
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    expect(page.uploads()).toMatchObject([
      {
        name: 'genesis-1.mp4',
        status: 'error',
        progress: 0.4,
        problem: { kind: 'interrupted' },
        needsFile: true,
      },
    ]);
  });

  it('an upload goes on with the same file, and what has arrived is not sent again', async () => {
    const { device, id, store } = await interrupted();
    const before = store.puts.length;
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    await page.resume(id, { file: fileOf(5000) });
    await completed(page);
    expect(store.puts.slice(before).map(({ part }) => part)).toEqual([3, 4, 5]);
    expect(await store.contentOf(id)).toEqual(bytesOf(5000));
    expect(device.stored.size).toBe(0);
  });

  it('the same file chosen anew for the same thing goes on as well', async () => {
    const { device, id, store } = await interrupted();
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    expect(page.add({ file: fileOf(5000) }, lesson)).toBe(id);
    await completed(page);
    expect(store.ids()).toEqual([id]);
  });

  it.each([
    ['of another name', fileOf(5000, 'exodus.mp4'), { kind: 'otherName', name: 'genesis-1.mp4' }],
    ['of another size', fileOf(4000), { kind: 'otherFile', name: 'genesis-1.mp4' }],
    [
      'of the same name and size with something else in it',
      fileOf(5000, 'genesis-1.mp4', 2),
      { kind: 'otherFile', name: 'genesis-1.mp4' },
    ],
  ])('a file %s is refused, and the right one still goes on', async (_what, file, problem) => {
    const { device, id, store } = await interrupted();
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    const told = vi.fn<(event: object) => void>();
    page.listen(told);
    await page.resume(id, { file });
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.lastCall?.[0]).toMatchObject({ problem });
    expect(page.uploads()).toMatchObject([{ status: 'error', needsFile: true }]);
    await page.resume(id, { file: fileOf(5000) });
    await completed(page);
  });

  it('without a file it says that one has to be chosen', async () => {
    const { device, id, store } = await interrupted();
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    await page.resume(id);
    expect(page.uploads()).toMatchObject([{ problem: { kind: 'noFile' } }]);
  });

  it('a file that the browser still may read goes on by itself', async () => {
    const { device, id, store } = await interrupted();
    device.files.set(id, keptFile(fileOf(5000), true));
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    await completed(page);
    expect(await store.contentOf(id)).toEqual(bytesOf(5000));
  });

  it('a file that the browser kept goes on after one click, if the person allows it', async () => {
    const { device, id, store } = await interrupted();
    device.files.set(id, keptFile(fileOf(5000), false, false));
    const page = createUploadEngine(fakePorts(store, { device }));
    await page.restore();
    expect(page.uploads()).toMatchObject([{ needsFile: false, status: 'error' }]);
    await page.resume(id);
    expect(page.uploads()).toMatchObject([{ needsFile: true, problem: { kind: 'noFile' } }]);
    device.files.set(id, keptFile(fileOf(5000), false));
    await page.resume(id);
    await completed(page);
  });

  it('an upload that another window sends is left to it', async () => {
    const { device, id, store } = await interrupted();
    const locks = { take: async () => undefined, taken: async () => new Set([id]) };
    const page = createUploadEngine(fakePorts(store, { device, locks }));
    await page.restore();
    expect(page.uploads()).toEqual([]);
  });

  it('an upload that another window has taken meanwhile is not sent twice', async () => {
    const { device, id, store } = await interrupted();
    const before = store.puts.length;
    const locks = { take: async () => undefined, taken: async () => new Set<string>() };
    const page = createUploadEngine(fakePorts(store, { device, locks }));
    await page.restore();
    await page.resume(id, { file: fileOf(5000) });
    await vi.waitFor(() =>
      expect(page.uploads()).toMatchObject([{ status: 'error', problem: { kind: 'elsewhere' } }]),
    );
    expect(store.puts).toHaveLength(before);
  });
});

describe('from another machine', () => {
  it("a person's own upload is offered and goes on with the same file", async () => {
    const { id, store } = await interrupted();
    const before = store.puts.length;
    const page = createUploadEngine(fakePorts(store));
    await page.restore();
    expect(page.uploads()).toMatchObject([{ id, progress: 0.4, needsFile: true }]);
    await page.resume(id, { file: fileOf(5000) });
    await completed(page);
    expect(store.puts.length - before).toBe(3);
  });
});

describe('giving up', () => {
  it('ends it here and on the server, whatever is under way', async () => {
    const device = fakeDevice();
    const store = createFakeStore();
    const put: FakeStore['put'] = (_url, _body, { signal }) => held(signal);
    const page = createUploadEngine(fakePorts({ ...store, put }, { device }));
    const told = vi.fn<(event: object) => void>();
    page.listen(told);
    const id = page.add({ file: fileOf(5000) }, lesson);
    await vi.waitFor(() => expect(page.uploads()).toMatchObject([{ status: 'uploading' }]));
    page.abort(id);
    expect(page.uploads()).toEqual([]);
    expect(told.mock.lastCall?.[0]).toMatchObject({ type: 'canceled' });
    await vi.waitFor(() => expect(store.statusOf(id)).toBe('ABORTED'));
    expect(device.stored.size).toBe(0);
  });

  it('reaches the server also where the registration was still on its way', async () => {
    const store = createFakeStore({ question: (name) => name === 'register' && page.abort(id) });
    const page = createUploadEngine(fakePorts(store));
    const id = page.add({ file: fileOf(5000) }, lesson);
    await vi.waitFor(() => expect(store.statusOf(id)).toBe('ABORTED'));
    expect(store.puts).toEqual([]);
  });

  it('what stopped ends it on the server too; what is completed only leaves the list', async () => {
    const store = createFakeStore({ fault: (part) => (part === 2 ? 'refused' : undefined) });
    const page = createUploadEngine(fakePorts(store));
    const whole = page.add({ file: fileOf(1000, 'short.mp4') }, lesson);
    const failed = page.add({ file: fileOf(2000) }, lesson);
    await vi.waitFor(() =>
      expect(page.uploads()).toMatchObject([{ status: 'completed' }, { status: 'error' }]),
    );
    page.clearCompleted();
    expect(page.uploads()).toMatchObject([{ id: failed }]);
    page.clear(failed);
    expect(page.uploads()).toEqual([]);
    await vi.waitFor(() => expect(store.statusOf(failed)).toBe('ABORTED'));
    expect(store.statusOf(whole)).toBe('COMPLETED');
  });
});

describe('leaving', () => {
  it('stops everything and gives nothing up: the browser remembers, the server keeps', async () => {
    const { device, id, store } = await interrupted();
    expect(device.stored.has(id)).toBe(true);
    expect(store.statusOf(id)).toBe('UPLOADING');
  });

  it('leaves nothing to ask about', () => {
    const page = createUploadEngine(fakePorts(createFakeStore()));
    page.add({ file: fileOf(5000) }, lesson);
    page.stop();
    expect(page.uploads()).toEqual([]);
  });
});
