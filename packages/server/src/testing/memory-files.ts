import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../platform/file-store.ts';
import { newId } from '../platform/id.ts';

/** A file store in memory, with the behaviour of the real one. Parts of files never arrive in it. */
export function memoryFiles(): FileStore {
  const stored = new Map<string, Buffer>();
  return {
    parts: {
      begin: async () => newId(),
      sign: async ({ key, token, partNumber }) => `/uploads/${key}.${token}/parts/${partNumber}`,
      list: async () => ({ parts: [], lastAt: new Date(0) }),
      complete: async () => undefined,
      settle: async () => {},
      abort: async () => {},
      strays: async () => [],
    },
    async write(key, content) {
      const bytes = await buffer(content);
      stored.set(key, bytes);
      return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    read(key, range) {
      const bytes = stored.get(key) ?? Buffer.alloc(0);
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
    size: async (key) => stored.get(key)?.length,
    remove: async (key) => void stored.delete(key),
  };
}
