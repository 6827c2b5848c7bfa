import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { newId } from '../../platform/id.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { destinationOf } from './upload-destinations.ts';
import { type ListedUpload, uploadsList } from './uploads.list.ts';
import {
  findUpload,
  holdUploadsOf,
  insertUpload,
  keptFor,
  lockUpload,
  saveUpload,
  unfinishedBytes,
} from './uploads.repo.ts';
import {
  checkKept,
  checkQuota,
  checkSameFile,
  checkSize,
  plainFileName,
  stuckBefore,
  type VideoUploadInput,
} from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/** More than anybody has under way. */
const MOST_LISTED = 200;

export const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** What the audit tells of an upload: not the store's secret. */
export const audited = ({ storeToken: _token, ...row }: UploadRow) => row;

/**
 * Registers an upload. Called again with the same id, it finds what is there.
 * @returns its id.
 * @throws DomainError NOT_FOUND, FORBIDDEN as the destination says, INVALID, LIMIT, CONFLICT for
 * another file under the same id.
 */
export async function registerUpload(context: Context, input: VideoUploadInput): Promise<string> {
  const known = input.videoId ? await findUpload(context.db, input.videoId) : undefined;
  if (known) return goOn(context, known, input);
  const viewer = signedIn(context);
  const destination = destinationOf(input.itemType);
  await destination.mayUpload(context, input.itemId);
  checkSize(input.fileSize, destination.accepts.maxBytes);
  const { files, env } = context.services;
  const storageKey = newId();
  const storeToken = await files.parts.begin(storageKey);
  const _id = input.videoId ?? newId();
  try {
    await write(context, 'getMultipartVideoUploadInfo', async ({ db, now, audit }) => {
      await holdUploadsOf(db, viewer._id);
      checkQuota(await unfinishedBytes(db, viewer._id), input.fileSize, env.UPLOAD_QUOTA_GB);
      checkKept(await keptFor(db, input.itemType, input.itemId));
      const row: UploadRow = {
        _id,
        status: 'UPLOADING',
        itemType: input.itemType,
        itemId: input.itemId,
        locale: input.locale ?? null,
        title: input.title,
        fileName: plainFileName(input.fileName),
        fileSize: input.fileSize,
        type: input.type.toWellFormed().replaceAll(/\p{Cc}/gu, ''),
        fingerprint: input.fingerprint ?? null,
        storageKey,
        storeToken,
        error: null,
        checksum: null,
        fileId: null,
        audioFileId: null,
        createdAt: now,
        updatedAt: now,
        createdBy: viewer._id,
        lastPartAt: now,
      };
      await insertUpload(db, row);
      audit({ entity: 'upload', entityId: _id, after: audited(row) });
    });
  } catch (error) {
    await files.parts.abort({ key: storageKey, token: storeToken });
    if (!breaksUnique(error, 'uploads_pkey')) throw error;
    // The same call came twice at once.
    const first = await findUpload(context.db, _id);
    if (first) return goOn(context, first, input);
    throw error;
  }
  return _id;
}

async function goOn(context: Context, known: UploadRow, input: VideoUploadInput): Promise<string> {
  await mayGoOn(context, known);
  checkSameFile(known, input);
  checkNotOver(known);
  return known._id;
}

/**
 * Whoever may upload to the item may go on with what a colleague began. Others learn nothing of it.
 * @throws DomainError NOT_FOUND
 */
async function mayGoOn(
  context: Context,
  { itemType, itemId }: Pick<UploadRow, 'itemType' | 'itemId'>,
): Promise<void> {
  try {
    await destinationOf(itemType).mayUpload(context, itemId);
  } catch (error) {
    throw error instanceof DomainError ? notFound() : error;
  }
}

/** @throws DomainError INVALID for an upload that was given up, or failed (why it did). */
export function checkNotOver({ status, error }: Pick<UploadRow, 'status' | 'error'>): void {
  if (status === 'FAILED' && error) throw new DomainError('INVALID', error);
  if (status === 'ABORTED') throw new DomainError('INVALID', 'errors.uploads.over');
}

/** An upload with which the person may go on. @throws DomainError NOT_FOUND. */
export async function openUpload(context: Context, id: string): Promise<UploadRow> {
  const upload = await findUpload(context.db, id);
  if (!upload) throw notFound();
  await mayGoOn(context, upload);
  return upload;
}

/** One upload, for whoever may go on with it. @throws DomainError NOT_FOUND. */
export async function readUpload(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<ListedUpload> {
  const upload = await readEnded(context, id, relations);
  await mayGoOn(context, upload);
  return upload;
}

/** An upload that the person just ended. @throws DomainError NOT_FOUND. */
export async function readEnded(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<ListedUpload> {
  const upload = await uploadsList.one(context.db, id, { regions: 'all', relations });
  if (!upload) throw notFound();
  return upload;
}

/** What the person began and did not end, the newest first: to go on from another browser. */
export async function listOwnUploads(
  context: Context,
  relations: ReadonlySet<string>,
): Promise<ListedUpload[]> {
  const { items } = await uploadsList.read(context.db, {
    filter: { userId: signedIn(context)._id, status: 'UPLOADING' },
    page: { page: 1, perPage: MOST_LISTED },
    regions: 'all',
    relations,
  });
  return items;
}

/** Everybody's uploads, filtered, sorted, one page. */
export function listUploads(
  context: Context,
  { filter, ...request }: Omit<ListRequest, 'regions'>,
): Promise<List<ListedUpload>> {
  const { stuck, ...others } = filter ?? {};
  const stuckSince = stuck === true ? stuckBefore(context.services.clock.now()) : null;
  return uploadsList.read(context.db, {
    ...request,
    filter: { ...others, stuckSince },
    regions: 'all',
  });
}

/**
 * Gives an upload up: its parts go, and no more are taken. Whoever began it may always do so.
 * @throws DomainError NOT_FOUND, INVALID once it is complete.
 */
export async function abortUpload(context: Context, id: string): Promise<string> {
  const upload = await findUpload(context.db, id);
  if (!upload) throw notFound();
  if (upload.createdBy !== signedIn(context)._id) await mayGoOn(context, upload);
  return giveUp(context, 'abortMultipartVideoUpload', upload);
}

/** Gives anybody's upload up, for the back-office. @throws DomainError NOT_FOUND, INVALID. */
export async function removeUpload(context: Context, id: string): Promise<string> {
  const upload = await findUpload(context.db, id);
  if (!upload) throw notFound();
  return giveUp(context, 'removeVideoUpload', upload);
}

async function giveUp(context: Context, action: string, { _id }: UploadRow): Promise<string> {
  const { files } = context.services;
  const given = await write(context, action, async ({ db, now, audit }) => {
    const before = await lockUpload(db, _id);
    if (!before) throw notFound();
    if (before.status === 'COMPLETED') throw new DomainError('INVALID', 'errors.uploads.over');
    const after: UploadRow =
      before.status === 'UPLOADING' ? { ...before, status: 'ABORTED', updatedAt: now } : before;
    await saveUpload(db, after);
    audit({ entity: 'upload', entityId: _id, before: audited(before), after: audited(after) });
    return after;
  });
  await files.parts.abort({ key: given.storageKey, token: given.storeToken });
  await files.remove(given.storageKey);
  return _id;
}
