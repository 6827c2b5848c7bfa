import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { WholeFile } from '../../platform/file-store.ts';
import { newId } from '../../platform/id.ts';
import { insertFile } from '../files/index.ts';
import type { FileRow } from '../files/files.table.ts';
import { copyAudio } from './audio.jobs.ts';
import { inspectFile } from './inspect-file.ts';
import type { Inspected } from './probe.types.ts';
import { scanUpload } from './scan-upload.ts';
import { destinationOf } from './upload-destinations.ts';
import { lockUpload, saveUpload } from './uploads.repo.ts';
import { sortParts } from './uploads.rules.ts';
import { audited, checkNotOver, notFound, openUpload } from './uploads.service.ts';
import type { UploadRow } from './uploads.table.ts';

const lost = () => new DomainError('INVALID', 'errors.uploads.lost');

/**
 * Makes a file of the parts that arrived, has it scanned, looks what it is, and gives it to its destination. May be
 * called again whenever it broke off, and after it succeeded.
 * @returns the upload's id.
 * @throws DomainError NOT_FOUND; INVALID where parts are missing (they can still be sent), and where
 * the file cannot be used (the upload has failed then).
 */
export async function completeUpload(context: Context, id: string): Promise<string> {
  const upload = await openUpload(context, id);
  checkNotOver(upload);
  if (upload.status === 'COMPLETED') return id;
  const { files } = context.services;
  const whole = await wholeFile(context, upload);
  if (!whole) return fail(context, upload, lost());
  const refused = await scanUpload(context, upload);
  if (refused) return fail(context, upload, refused);
  let found: Inspected;
  try {
    found = await inspectFile(files, upload, destinationOf(upload.itemType).accepts);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return fail(context, upload, error);
  }
  await attachFile(context, upload, { ...whole, ...found });
  await files.parts.settle({ key: upload.storageKey, token: upload.storeToken });
  if (found.storageKey !== upload.storageKey) await files.remove(upload.storageKey);
  return id;
}

/** What stands for the content of the whole file, or undefined where it is gone. */
async function wholeFile(
  { services: { files } }: Context,
  { storageKey, storeToken, fileSize }: UploadRow,
): Promise<WholeFile | undefined> {
  const file = { key: storageKey, token: storeToken };
  const listed = await files.parts.list(file);
  const { whole, missing } = sortParts(fileSize, listed?.parts ?? []);
  if (listed && missing.length > 0) {
    throw new DomainError('INVALID', {
      key: 'errors.uploads.incomplete',
      args: { count: missing.length },
    });
  }
  const made = await files.parts.complete(file, whole);
  return made && (await files.size(storageKey)) === fileSize ? made : undefined;
}

/**
 * Writes down that an upload cannot be used, and throws why. Where the same call came twice at once
 * and the other one has succeeded, that is the answer.
 */
async function fail(
  context: Context,
  { _id, storageKey, storeToken }: UploadRow,
  reason: DomainError,
): Promise<string> {
  const { files } = context.services;
  const status = await write(
    context,
    'completeMultipartVideoUpload',
    async ({ db, now, audit }) => {
      const before = existing(await lockUpload(db, _id));
      const after: UploadRow =
        before.status === 'UPLOADING'
          ? { ...before, status: 'FAILED', error: reason.text, updatedAt: now }
          : before;
      await saveUpload(db, after);
      audit({ entity: 'upload', entityId: _id, before: audited(before), after: audited(after) });
      return after.status;
    },
  );
  if (status === 'COMPLETED') return _id;
  await files.parts.abort({ key: storageKey, token: storeToken });
  await files.remove(storageKey);
  throw reason;
}

async function attachFile(
  context: Context,
  { _id, itemType }: UploadRow,
  { probe, checksum, ...found }: Inspected & WholeFile,
): Promise<void> {
  const destination = destinationOf(itemType);
  await write(context, 'completeMultipartVideoUpload', async (work) => {
    const { db, now, audit } = work;
    const upload = existing(await lockUpload(db, _id));
    checkNotOver(upload);
    // The same call came twice at once.
    if (upload.status === 'COMPLETED') {
      audit({ entity: 'upload', entityId: _id, before: audited(upload), after: audited(upload) });
      return;
    }
    const row: FileRow = {
      _id: newId(),
      storageKey: found.storageKey,
      fileName: found.fileName,
      contentType: probe.contentType,
      size: found.size,
      sha256: found.sha256,
      createdAt: now,
      createdBy: upload.createdBy,
      unusedSince: null,
    };
    await insertFile(db, row);
    const after: UploadRow = {
      ...upload,
      status: 'COMPLETED',
      checksum,
      fileId: row._id,
      updatedAt: now,
    };
    await saveUpload(db, after);
    audit({ entity: 'upload', entityId: _id, before: audited(upload), after: audited(after) });
    await destination.attach(work, {
      itemId: upload.itemId,
      locale: upload.locale,
      title: upload.title,
      fileId: row._id,
      file: row,
      probe,
      uploadedBy: upload.createdBy ?? signedIn(context)._id,
    });
    const hasSound = probe.videoCodec !== null && probe.audioCodec !== null;
    if (hasSound && destination.attachAudio) await work.enqueue(copyAudio, { uploadId: _id });
  });
}

function existing(upload: UploadRow | undefined): UploadRow {
  if (!upload) throw notFound();
  return upload;
}
