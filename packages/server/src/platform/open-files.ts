import path from 'node:path';
import type { Env } from '../env.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import type { PartSigner } from './part-url.ts';

/** Opens the store of files that the configuration names. */
export async function openFiles(env: Env, signer: PartSigner): Promise<FileStore> {
  return localFiles(path.join(env.DATA_DIR, 'files'), signer);
}
