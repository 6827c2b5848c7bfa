import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeClamd, type FakeClamd, MARKER } from '../testing/fake-clamd.ts';
import { clamd } from './clamd.ts';
import { OutageError } from './outage.ts';

let server: FakeClamd;
beforeEach(async () => {
  server = await fakeClamd();
});
afterEach(() => server.close());

const maxBytes = 1024 ** 2;
const scan = (content: Iterable<Buffer>, settings: object = {}) =>
  clamd({ url: server.url, maxBytes, idleMs: 5000, ...settings }).scan(Readable.from(content));

describe('the client of clamd', () => {
  it('sends a file in chunks and hears that it is clean', async () => {
    const chunks = [Buffer.from('one '), Buffer.alloc(0), Buffer.alloc(300_000, 'x')];
    expect(await scan(chunks)).toBe('clean');
    expect(server.seen[0]?.equals(Buffer.concat(chunks))).toBe(true);
  });

  it('scans an empty file', async () => {
    expect(await scan([])).toBe('clean');
    expect(server.seen[0]).toHaveLength(0);
  });

  it('hears what was found, also where it lies across two chunks', async () => {
    const whole = Buffer.from(`before ${MARKER} after`);
    expect(await scan([whole.subarray(0, 15), whole.subarray(15)])).toEqual({
      found: 'Test.Marker-1',
    });
  });

  it('stops sending what is too large for it', async () => {
    const small = await fakeClamd(1000);
    const chunks = Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024));
    const scanner = clamd({ url: small.url, maxBytes, idleMs: 5000 });
    expect(await scanner.scan(Readable.from(chunks))).toBe('too large');
    await small.close();
  });

  it.each([['hangs up'], ['talks nonsense']] as const)(
    'takes one that %s for an outage, never for a clean file',
    async (mood) => {
      server.mood = mood;
      await expect(scan([Buffer.from('x')])).rejects.toThrow(OutageError);
    },
  );

  it('waits no longer for a silent one than it is told', async () => {
    server.mood = 'silent';
    await expect(scan([Buffer.from('x')], { idleMs: 50 })).rejects.toThrow(OutageError);
  });

  it.each(['tcp://127.0.0.1:1', 'unix:///no/such/socket'])(
    'takes nobody at %s for an outage',
    async (url) => {
      await expect(scan([Buffer.from('x')], { url })).rejects.toThrow(OutageError);
    },
  );

  it('passes on that a file cannot be read', async () => {
    const broken = new Readable({ read: () => void broken.destroy(new Error('The disk is gone')) });
    const scanning = clamd({ url: server.url, maxBytes }).scan(broken);
    await expect(scanning).rejects.toThrow(OutageError);
    expect(server.seen).toEqual([]);
  });
});
