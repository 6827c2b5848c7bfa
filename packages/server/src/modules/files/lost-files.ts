import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { newestStorageKeys } from './files.repo.ts';

/** So many of the newest files are looked for: one may be gone, all of them are not. */
const LOOKED_FOR = 5;

/**
 * Whether the store looks like another one than the database's: a disk that was not mounted, another
 * bucket, a data folder that was put back without its files. A store that does not answer says nothing.
 */
export async function areFilesLost(db: Db, store: Pick<FileStore, 'size'>): Promise<boolean> {
  const keys = await newestStorageKeys(db, LOOKED_FOR);
  const found = await Promise.allSettled(keys.map((key) => store.size(key)));
  return (
    keys.length > 0 &&
    found.every((each) => each.status === 'fulfilled' && each.value === undefined)
  );
}
