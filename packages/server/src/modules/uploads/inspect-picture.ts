import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../platform/errors.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { keptPicture, pictureSize } from './pictures.ts';
import { checkPixels, keptAs, MOST_LOOKED_AT, namedAs } from './pictures.rules.ts';
import type { Inspected, Probe } from './probe.types.ts';
import type { UploadRow } from './uploads.table.ts';

type Sent = Pick<UploadRow, 'storageKey' | 'fileName' | 'fileSize'>;

/** What browsers show in a page, and what we read. */
export const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/**
 * Makes of a sent picture the one that is kept (see `keptPicture`).
 * @throws DomainError INVALID for one that has too many pixels, or is damaged.
 */
export async function inspectPicture(
  files: FileStore,
  { storageKey, fileName }: Sent,
  probe: Probe,
): Promise<Inspected> {
  const contentType = keptAs(probe.contentType);
  const content = await keptPicture(await buffer(files.read(storageKey)), probe.contentType);
  const kept = `${storageKey}-picture`;
  const { size, sha256 } = await files.write(kept, Readable.from([content]));
  return {
    storageKey: kept,
    fileName: namedAs(fileName, contentType),
    size,
    sha256,
    probe: { ...probe, contentType },
  };
}

const ONLY_SAVED = 'application/octet-stream';

/**
 * A file that is kept byte for byte, as what is handed in is. A picture that no page should open, since it
 * has too many pixels, cannot be read or is too large to be looked at, is one that is only saved.
 */
export async function asSaved(
  files: FileStore,
  { storageKey, fileSize }: Sent,
  probe: Probe,
): Promise<Probe> {
  if (!PICTURES.includes(probe.contentType)) return probe;
  const hidden = { ...probe, contentType: ONLY_SAVED };
  if (fileSize > MOST_LOOKED_AT) return hidden;
  try {
    checkPixels(await pictureSize(await buffer(files.read(storageKey))));
    return probe;
  } catch (error) {
    if (error instanceof DomainError) return hidden;
    throw error;
  }
}
