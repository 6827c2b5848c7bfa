import path from 'node:path';
import { type Env, s3Of } from '../env.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import type { PartSigner } from './part-url.ts';

/** Opens the store of files that the configuration names. */
export async function openFiles(env: Env, signer: PartSigner): Promise<FileStore> {
  const bucket = s3Of(env);
  if (!bucket) return localFiles(path.join(env.DATA_DIR, 'files'), signer);
  // Its library takes time and memory that a server with a disk of its own keeps.
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(bucket);
}
