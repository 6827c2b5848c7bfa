import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fakeDevice, fakePorts, realSums } from '../testing/fake-ports.ts';
import { createFakeStore, silence, type Fault } from '../testing/fake-store.ts';
import { bytesOf, fileOf, lesson } from '../testing/files.ts';
import { createUploadEngine, type UploadEngine } from './engine.ts';

const faults = [
  'drop',
  'lostAnswer',
  'noEtag',
  'expired',
  'unavailable',
  'duplicate',
  'damage',
] as const;

/** What befalls an upload, in the order of its sendings and questions. */
const story = fc.record({
  size: fc.integer({ min: 1, max: 12_000 }),
  /** By the number of the sending; none for most. */
  sendings: fc.array(fc.option(fc.constantFrom<Fault>(...faults), { freq: 2 }), { maxLength: 40 }),
  /** Questions, by their number, to which no answer comes. */
  silent: fc.uniqueArray(fc.nat(12), { maxLength: 4 }),
  /** Sendings after which the page is reloaded. */
  reloads: fc.uniqueArray(fc.nat(20), { maxLength: 4 }),
  /** Sendings after which all URLs have expired. */
  expiries: fc.uniqueArray(fc.nat(20), { maxLength: 2 }),
});

it('arrives byte for byte whatever happens on the way, and little is sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ expiries, reloads, sendings, silent, size }) => {
      const device = fakeDevice();
      let questions = 0;
      let sent = 0;
      let page: UploadEngine | undefined;
      const reload = vi.fn<() => void>(() => {
        page?.stop();
        page = openPage();
        void page.restore();
      });
      const store = createFakeStore({
        question: (name) =>
          name !== 'mine' && silent.includes(questions++) ? silence() : undefined,
        fault: () => {
          const at = sent++;
          if (reloads.includes(at)) setTimeout(reload);
          if (expiries.includes(at)) store.expire();
          return sendings[at] ?? undefined;
        },
      });
      const openPage = () => createUploadEngine(fakePorts(store, { device, sum: realSums }));

      page = openPage();
      const id = page.add({ file: fileOf(size) }, lesson);
      const file = { allowed: async () => true, open: async () => ({ file: fileOf(size) }) };
      device.files.set(id, file);
      await vi.waitFor(() => expect(store.statusOf(id)).toBe('COMPLETED'), { interval: 1 });

      expect(await store.contentOf(id)).toEqual(bytesOf(size));
      const failed = store.puts.filter(({ fault }) => fault !== undefined).length;
      const underWay = reload.mock.calls.length * store.mostUnderWay();
      const most = Math.ceil(size / 1000) + failed + underWay;
      expect(store.puts.length).toBeLessThanOrEqual(most);
    }),
    { numRuns: 300 },
  );
});
