import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { inTransaction } from '../../platform/work.ts';
import { deleteFile } from '../files/index.ts';
import type { FileRow } from '../files/files.table.ts';
import {
  endedUploads,
  idleUploads,
  isKnownKey,
  letGoOfFile,
  longUnused,
  noteLastPart,
  noteUnused,
} from './sweep.repo.ts';
import { fileColumns } from './upload-destinations.ts';
import { lockUpload, saveUpload } from './uploads.repo.ts';
import { audited } from './uploads.service.ts';
import type { UploadRow } from './uploads.table.ts';

const HOUR_MS = 3_600_000;
/** An upload of which nothing came for so long is given up. */
const GIVEN_UP_HOURS = 48;
/** A file that nothing uses is kept for so long: a change can be taken back. */
const KEPT_DAYS = 30;
/** For so long it is looked whether a crash left something of what has ended. */
const TIDIED_HOURS = 72;

const nobody = () => ({ userId: null, impersonatorId: null, requestId: newId(), address: null });

/** Takes a stored file away, and tries again where the store does not answer. */
export const removeStored = defineJob({
  name: 'remove-stored-file',
  schema: z.object({ storageKey: z.string() }),
  handle: ({ storageKey }, { files }: Services) => files.remove(storageKey),
});

/**
 * Once an hour: gives up uploads that nobody goes on with, and removes what nothing refers to any
 * more (docs/product/uploads.md).
 */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  cron: '17 * * * *',
  schema: z.object({}),
  async handle(_data, services: Services) {
    const now = services.clock.now();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    const { db } = services.database;
    for (const upload of await idleUploads(db, ago(1))) {
      const lastPartAt = await lastPart(services, upload);
      if (lastPartAt < ago(GIVEN_UP_HOURS)) await giveUp(services, upload);
      else await noteLastPart(db, upload._id, lastPartAt);
    }
    for (const upload of await endedUploads(db, ago(TIDIED_HOURS), ago(1))) {
      await tidy(services, upload);
    }
    for (const file of await services.files.parts.strays(new Date(ago(GIVEN_UP_HOURS)))) {
      if (!(await isKnownKey(db, file.key))) await services.files.parts.abort(file);
    }
    await noteUnused(db, fileColumns(), now.toISOString());
    for (const file of await longUnused(db, fileColumns(), ago(KEPT_DAYS * 24))) {
      await removeFile(services, file);
    }
  },
});

/** When the last part came, as the store knows; what is put together already is as old as its row. */
async function lastPart({ files }: Services, upload: UploadRow): Promise<string> {
  const { storageKey, storeToken, lastPartAt } = upload;
  const listed = await files.parts.list({ key: storageKey, token: storeToken });
  const seen = listed?.lastAt.toISOString() ?? lastPartAt;
  return seen > lastPartAt ? seen : lastPartAt;
}

async function giveUp(services: Services, { _id }: UploadRow): Promise<void> {
  await inTransaction(services, nobody(), 'sweepUploads', async ({ db, now, audit }) => {
    const before = await lockUpload(db, _id);
    if (!before) return audit({ entity: 'upload', entityId: _id });
    const after: UploadRow =
      before.status === 'UPLOADING' ? { ...before, status: 'ABORTED', updatedAt: now } : before;
    await saveUpload(db, after);
    audit({ entity: 'upload', entityId: _id, before: audited(before), after: audited(after) });
    if (after.status === 'ABORTED') await tidy(services, after);
  });
}

/** What a crash between a change and its consequences in the store may have left. */
async function tidy(
  { files }: Services,
  { status, storageKey, storeToken }: UploadRow,
): Promise<void> {
  const file = { key: storageKey, token: storeToken };
  if (status === 'COMPLETED') return files.parts.settle(file);
  await files.parts.abort(file);
  await files.remove(storageKey);
}

async function removeFile(services: Services, file: FileRow): Promise<void> {
  try {
    await inTransaction(services, nobody(), 'sweepUploads', async ({ db, audit, enqueue }) => {
      await letGoOfFile(db, file._id);
      await deleteFile(db, file._id);
      await enqueue(removeStored, { storageKey: file.storageKey });
      audit({ entity: 'file', entityId: file._id, before: file });
    });
  } catch (error) {
    // Somebody has begun to use it again.
    if (!breaksReference(error)) throw error;
  }
}
