import { describe, expect, it, vi } from 'vitest';
import { ended } from '../testing/ended.ts';
import { fakeLink, fakePorts } from '../testing/fake-ports.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { bytesOf, fileOf, lesson } from '../testing/files.ts';
import { createUploadEngine, type UploadEngine } from './engine.ts';

describe('a line that costs by the byte', () => {
  const metered = () => {
    const link = fakeLink();
    link.turn(true);
    return link;
  };
  const paused = (engine: UploadEngine) =>
    vi.waitFor(() => expect(engine.uploads()).toMatchObject([{ activity: 'metered' }]));

  it('pauses a large upload, which goes on by itself over another line', async () => {
    const store = createFakeStore();
    const link = metered();
    const engine = createUploadEngine(fakePorts(store, { link }));
    engine.add({ file: fileOf(4000) }, lesson);
    await paused(engine);
    expect(store.puts).toEqual([]);
    link.turn(false);
    expect((await ended(engine)).type).toBe('completed');
  });

  it('stops what is under way, and sends it once more later', async () => {
    const store = createFakeStore();
    const link = fakeLink();
    const put: typeof store.put = (url, body, options) => {
      if (!url.includes('/3?') || link.isMetered()) return store.put(url, body, options);
      link.turn(true);
      return Promise.reject(new DOMException('', 'AbortError'));
    };
    const engine = createUploadEngine(fakePorts({ ...store, put }, { link }));
    const id = engine.add({ file: fileOf(9000) }, lesson);
    await paused(engine);
    expect(store.puts.length).toBeLessThanOrEqual(5);
    engine.goOn(id);
    expect((await ended(engine)).type).toBe('completed');
    expect(await store.contentOf(id)).toEqual(bytesOf(9000));
  });

  it('never pauses what the person has told to go on, nor what is small', async () => {
    const link = metered();
    const anyway = new Set(['upload-1']);
    const engine = createUploadEngine(fakePorts(createFakeStore(), { link, anyway }));
    engine.add({ file: fileOf(8000) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
    engine.add({ file: fileOf(3000, 'small.mp4') }, lesson);
    expect((await ended(engine)).type).toBe('completed');
  });

  it('keeps no other upload from being sent', async () => {
    const engine = createUploadEngine(fakePorts(createFakeStore(), { link: metered() }));
    engine.add({ file: fileOf(20_000) }, lesson);
    await paused(engine);
    engine.add({ file: fileOf(2000, 'small.mp4') }, lesson);
    const end = await ended(engine);
    expect(end).toMatchObject({ type: 'completed', upload: { name: 'small.mp4' } });
  });
});
