import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { contentTypeOf } from './type-by-bytes.ts';
import type { UploadRow } from './uploads.table.ts';

type Sent = Pick<
  UploadRow,
  '_id' | 'itemType' | 'itemId' | 'storageKey' | 'fileSize' | 'createdBy'
>;

/**
 * Has a whole file looked at by the virus scanner, where there is one, before anything is made of it.
 * Films and sounds that are larger than it takes are left to their players.
 * @returns why the file is refused.
 * @throws OutageError where the scanner does not answer: the upload waits, and nobody reads the file.
 */
export async function scanUpload(
  { services: { files, log, scanner } }: Context,
  { _id, itemType, itemId, storageKey, fileSize, createdBy }: Sent,
): Promise<DomainError | undefined> {
  if (!scanner) return undefined;
  const upload = { uploadId: _id, itemType, itemId, userId: createdBy };
  if (fileSize > scanner.maxBytes) {
    const contentType = await contentTypeOf(files, storageKey, fileSize);
    if (/^(video|audio)\//.test(contentType)) return undefined;
    return new DomainError('INVALID', 'errors.uploads.uncheckable');
  }
  const verdict = await scanner.scan(files.read(storageKey));
  if (verdict === 'clean') return undefined;
  if (verdict === 'too large') {
    log.error({ ...upload, fileSize }, 'the virus scanner takes less than CLAMD_MAX_MB');
    return new DomainError('INVALID', 'errors.uploads.uncheckable');
  }
  log.warn({ ...upload, ...verdict }, 'malicious software in an upload');
  return new DomainError('INVALID', { key: 'errors.uploads.infected', args: verdict });
}
