import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { isMissing, syncToDisk } from './local-disk.ts';
import { localParts } from './local-parts.ts';
import type { PartSigner } from './part-url.ts';
import { weigh } from './weigh.ts';

const KEY = /^[a-z0-9][a-z0-9-]*$/;

/** Files on the local disk, below one folder. Keys are ours alone and never hold a path. */
export function localFiles(folder: string, signer: PartSigner): FileStore {
  const place = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
    return path.join(folder, key.slice(0, 2), key);
  };

  return {
    parts: localParts(folder, place, signer),
    async write(key, content) {
      const target = place(key);
      await mkdir(path.dirname(target), { recursive: true });
      // A crash half-way leaves a draft that nobody asks for, never half a file.
      const draft = `${target}.draft`;
      try {
        const kept = await weigh(content, createWriteStream(draft));
        await syncToDisk(draft);
        await rename(draft, target);
        await syncToDisk(path.dirname(target));
        return kept;
      } catch (error) {
        // On a full disk the draft itself would keep it full.
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    },
    read: (key, range) => createReadStream(place(key), range),
    async size(key) {
      try {
        return (await stat(place(key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
