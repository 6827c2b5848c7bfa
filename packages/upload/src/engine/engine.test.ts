import { describe, expect, it, vi } from 'vitest';
import { fakeDevice, fakeNetwork, fakePorts, impatientClock } from '../testing/fake-ports.ts';
import { createFakeStore, silence, type Fault } from '../testing/fake-store.ts';
import { ended } from '../testing/ended.ts';
import { bytesOf, fileOf, lesson } from '../testing/files.ts';
import { createUploadEngine } from './engine.ts';
import { NotTaken } from './ports.ts';

/** What befalls the sendings of one part, one after the other. */
const befalling = (wanted: number, ...faults: Fault[]) => ({
  fault: (part: number) => (part === wanted ? faults.shift() : undefined),
});

describe('an upload', () => {
  it('is loading until the server has registered it, then uploading, then completed', async () => {
    const store = createFakeStore();
    const engine = createUploadEngine(fakePorts(store));
    const seen: string[] = [];
    engine.subscribe(() => {
      const status = engine.uploads()[0]?.status ?? 'none';
      if (seen.at(-1) !== status) seen.push(status);
    });
    const id = engine.add({ file: fileOf(10_500) }, lesson);
    await ended(engine);
    expect(seen).toEqual(['loading', 'uploading', 'completed']);
    expect(await store.contentOf(id)).toEqual(bytesOf(10_500));
    expect(store.puts).toHaveLength(11);
    expect(store.calls).toEqual(['register', 'complete']);
  });

  it('sends five parts at a time at first, however many there are', async () => {
    const store = createFakeStore({ partSize: 100 });
    const engine = createUploadEngine(fakePorts(store));
    engine.add({ file: fileOf(4000) }, lesson);
    await ended(engine);
    expect(store.mostUnderWay()).toBe(5);
  });

  it('tells how far it is, bytes under way included, and never goes back without a reason', async () => {
    const engine = createUploadEngine(fakePorts(createFakeStore()));
    const seen: number[] = [];
    engine.subscribe(() => seen.push(engine.uploads()[0]?.progress ?? 0));
    engine.add({ file: fileOf(10_000) }, lesson);
    await ended(engine);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen).toContain(0.05);
    expect(seen.at(-1)).toBe(1);
  });

  it('says that the server looks at it once everything was sent', async () => {
    const engine = createUploadEngine(fakePorts(createFakeStore()));
    const seen: unknown[] = [];
    engine.subscribe(() => seen.push(engine.uploads()[0]?.activity));
    engine.add({ file: fileOf(2000) }, lesson);
    await ended(engine);
    expect(seen).toContain('checking');
    expect(seen.at(-1)).toBeUndefined();
  });

  it('is remembered with the tags of its parts until it ends, then forgotten', async () => {
    const device = fakeDevice();
    const store = createFakeStore();
    const save = vi.spyOn(device.storage, 'save');
    const engine = createUploadEngine(fakePorts(store, { device }));
    engine.add({ file: fileOf(2000) }, lesson);
    await ended(engine);
    expect(save.mock.lastCall?.[0].parts).toEqual({ 1: '"1-1000"', 2: '"2-1000"' });
    expect(device.stored.size).toBe(0);
  });

  it('is not begun twice where the same file is chosen twice for the same thing', async () => {
    const store = createFakeStore();
    const engine = createUploadEngine(fakePorts(store));
    const first = engine.add({ file: fileOf(2000) }, lesson);
    expect(engine.add({ file: fileOf(2000) }, lesson)).toBe(first);
    await ended(engine);
    expect(store.ids()).toEqual([first]);
  });
});

describe('a part', () => {
  it.each<[string, Fault[], number[]]>([
    ['whose connection is cut', ['drop', 'drop'], [100, 1000]],
    ['whose answer is lost', ['lostAnswer'], [100]],
    ['without a tag', ['noEtag', 'noEtag', 'noEtag'], [100, 1000, 3000]],
    ['that a starting server cannot take', ['unavailable', 'unavailable'], [100, 1000]],
    ['that was refused', ['refused', 'refused', 'refused', 'refused'], [100, 1000, 3000, 5000]],
  ])('%s is sent again after a pause', async (_what, faults, pauses) => {
    const clock = impatientClock();
    const store = createFakeStore(befalling(3, ...faults));
    const engine = createUploadEngine(fakePorts(store, { clock }));
    const id = engine.add({ file: fileOf(5000) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
    expect(clock.waits).toEqual(pauses);
    expect(await store.contentOf(id)).toEqual(bytesOf(5000));
  });

  it('whose URL has expired is signed anew, with those that still wait, at once', async () => {
    const clock = impatientClock();
    const store = createFakeStore({ ...befalling(2, 'expired'), partSize: 100 });
    const engine = createUploadEngine(fakePorts(store, { clock }));
    engine.add({ file: fileOf(2000) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
    expect(store.calls.filter((call) => call === 'sign')).toHaveLength(1);
    expect(clock.waits).toEqual([]);
  });

  it.each<[Fault, number]>([
    ['refused', 5],
    ['noEtag', 5],
    ['expired', 8],
  ])(
    'that fails (%s) again and again ends the upload, which says which part',
    async (fault, tries) => {
      const store = createFakeStore({ fault: (part) => (part === 2 ? fault : undefined) });
      const engine = createUploadEngine(fakePorts(store));
      engine.add({ file: fileOf(3000) }, lesson);
      expect(await ended(engine)).toMatchObject({ problem: { kind: 'part', part: 2 } });
      expect(store.puts.filter(({ part }) => part === 2)).toHaveLength(tries);
      expect(engine.uploads()).toMatchObject([{ status: 'error', needsFile: false }]);
    },
  );

  it('that fails for good stops the others of its file', async () => {
    const store = createFakeStore({ fault: (part) => (part === 2 ? 'refused' : undefined) });
    const stopped = vi.fn<() => void>();
    const put: typeof store.put = (url, body, options) => {
      if (!url.includes('/1?')) return store.put(url, body, options);
      return new Promise((_resolve, reject) => {
        options.signal.addEventListener('abort', () => {
          stopped();
          reject(new DOMException('', 'AbortError'));
        });
      });
    };
    const engine = createUploadEngine(fakePorts({ ...store, put }));
    engine.add({ file: fileOf(3000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'part', part: 2 } });
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('that nothing answers for minutes ends it too', async () => {
    const clock = impatientClock();
    const store = createFakeStore({ fault: () => 'drop' });
    const engine = createUploadEngine(fakePorts(store, { clock }));
    engine.add({ file: fileOf(1000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'part', part: 1 } });
    expect(clock.now()).toBeGreaterThan(4 * 60_000);
  });

  it('of a file that can be read no longer says so instead of waiting for the network', async () => {
    const file = fileOf(2000);
    const store = createFakeStore({ fault: () => 'drop' });
    const broken = Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      slice: () => broken,
    });
    const put = () => Promise.resolve({ status: 0, etag: null });
    const engine = createUploadEngine(fakePorts({ ...store, put }));
    const whole = file.slice.bind(file);
    file.slice = (from, to) => (to === 1000 ? broken : whole(from, to));
    engine.add({ file }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(engine.uploads()).toMatchObject([{ needsFile: true }]);
  });
});

describe('without a network', () => {
  it('nothing is tried and nothing counts as a failure; it goes on by itself', async () => {
    const online = fakeNetwork();
    const clock = impatientClock();
    const store = createFakeStore({
      fault: (part) => {
        if (part === 1 && online.isOnline() && store.puts.length === 0) online.turn(false);
        return online.isOnline() ? undefined : 'drop';
      },
    });
    const engine = createUploadEngine(fakePorts(store, { clock, online }));
    const end = ended(engine);
    engine.add({ file: fileOf(4000) }, lesson);
    await vi.waitFor(() => expect(engine.uploads()).toMatchObject([{ activity: 'waiting' }]));
    expect(store.puts).toHaveLength(4);
    online.turn(true);
    expect((await end).type).toBe('completed');
    expect(clock.waits).toEqual([]);
  });

  it('questions wait as well', async () => {
    let silent = 3;
    const store = createFakeStore({ question: () => (silent-- > 0 ? silence() : undefined) });
    const engine = createUploadEngine(fakePorts(store));
    engine.add({ file: fileOf(1000) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
  });

  it('for too long it says so, and can be resumed', async () => {
    let silent = true;
    const store = createFakeStore({ question: () => (silent ? silence() : undefined) });
    const engine = createUploadEngine(fakePorts(store));
    const id = engine.add({ file: fileOf(1000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'noAnswer' } });
    silent = false;
    void engine.resume(id);
    expect((await ended(engine)).type).toBe('completed');
  });
});

describe('the server', () => {
  it('that names no upload to send to is told of', async () => {
    const store = createFakeStore();
    const register: typeof store.api.register = async (upload) => {
      const remote = await store.api.register(upload);
      return { ...remote, uploadInfo: { ...remote.uploadInfo, multipartUploadToken: '' } };
    };
    const engine = createUploadEngine(fakePorts({ ...store, api: { ...store.api, register } }));
    engine.add({ file: fileOf(1000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'noUploadInfo' } });
    expect(store.puts).toEqual([]);
  });

  it('that refuses the whole file is quoted, and the file is not sent again', async () => {
    const store = createFakeStore({ refuses: 'Browsers do not play ProRes.' });
    const device = fakeDevice();
    const engine = createUploadEngine(fakePorts(store, { device }));
    engine.add({ file: fileOf(1000) }, lesson);
    const problem = { kind: 'refused', message: 'Browsers do not play ProRes.', final: true };
    expect(await ended(engine)).toMatchObject({ problem });
    expect(device.stored.size).toBe(0);
  });

  it('that takes no such file is quoted, and the file cannot be sent again', async () => {
    const device = fakeDevice();
    const question = (name: string) => {
      if (name === 'register') throw new NotTaken('The file is larger than 1,024 MB.');
    };
    const engine = createUploadEngine(fakePorts(createFakeStore({ question }), { device }));
    engine.add({ file: fileOf(1000) }, lesson);
    const problem = { kind: 'refused', message: 'The file is larger than 1,024 MB.', final: true };
    expect(await ended(engine)).toMatchObject({ problem });
    expect(device.stored.size).toBe(0);
  });

  it('that does not say whether it knows the file leaves it to be sent again', async () => {
    const question = (name: string) => {
      if (name === 'register') throw new NotTaken('Another file');
      silence();
    };
    const engine = createUploadEngine(fakePorts(createFakeStore({ question })));
    engine.add({ file: fileOf(1000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'refused', final: false } });
  });

  it('that lost a part gets it once more', async () => {
    const store = createFakeStore();
    let lost = false;
    const complete: typeof store.api.complete = (id) => {
      if (!lost) store.lose(id, 2);
      lost = true;
      return store.api.complete(id);
    };
    const engine = createUploadEngine(fakePorts({ ...store, api: { ...store.api, complete } }));
    const id = engine.add({ file: fileOf(3000) }, lesson);
    expect((await ended(engine)).type).toBe('completed');
    expect(store.puts.map(({ part }) => part)).toEqual([1, 2, 3, 2]);
    expect(await store.contentOf(id)).toEqual(bytesOf(3000));
  });

  it('that loses parts for ever ends it', async () => {
    const store = createFakeStore();
    const complete: typeof store.api.complete = (id) => {
      store.lose(id, 2);
      return store.api.complete(id);
    };
    const engine = createUploadEngine(fakePorts({ ...store, api: { ...store.api, complete } }));
    engine.add({ file: fileOf(3000) }, lesson);
    expect(await ended(engine)).toMatchObject({ problem: { kind: 'chunk' } });
  });
});
