import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/work.ts';
import { findFile, insertFile } from '../files/index.ts';
import type { FileRow } from '../files/files.table.ts';
import { copySound } from './copy-sound.ts';
import { probeRecording } from './read-recording.ts';
import { destinationOf } from './upload-destinations.ts';
import { findUpload, lockUpload, saveUpload } from './uploads.repo.ts';
import { audited } from './uploads.service.ts';
import type { UploadRow } from './uploads.table.ts';

/** Copies the sound of a video into a file of its own, for listening without the picture. */
export const copyAudio = defineJob({
  name: 'copy-audio',
  schema: z.object({ uploadId: z.string() }),
  async handle({ uploadId }, services: Services) {
    const { db } = services.database;
    const upload = await findUpload(db, uploadId);
    const video = upload?.fileId ? await findFile(db, upload.fileId) : undefined;
    if (!upload || !video || upload.audioFileId) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'lampstand-sound-'));
    try {
      const place = path.join(folder, 'sound');
      if (!(await copySound(services.files, video, place))) return;
      const storageKey = `${upload.storageKey}-sound`;
      const kept = await services.files.write(storageKey, createReadStream(place));
      await attachSound(services, upload, { ...video, ...kept, storageKey });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function attachSound(services: Services, { _id }: UploadRow, sound: FileRow): Promise<void> {
  const probe = await probeRecording(services.files, sound.storageKey, sound.size);
  const extension = probe.contentType === 'audio/webm' ? '.weba' : '.m4a';
  const actor = { userId: null, impersonatorId: null, requestId: newId(), address: null };
  try {
    await inTransaction(services, actor, 'copyAudio', async (work) => {
      const before = await lockUpload(work.db, _id);
      const attach = before && destinationOf(before.itemType).attachAudio;
      if (!before?.fileId || before.audioFileId || !attach) throw new Gone();
      const row: FileRow = {
        ...sound,
        _id: newId(),
        fileName: sound.fileName.replace(/(?:\.[^.]*)?$/, extension),
        contentType: probe.contentType,
        createdAt: work.now,
        unusedSince: null,
      };
      await insertFile(work.db, row);
      const after: UploadRow = { ...before, audioFileId: row._id, updatedAt: work.now };
      await saveUpload(work.db, after);
      work.audit({
        entity: 'upload',
        entityId: _id,
        before: audited(before),
        after: audited(after),
      });
      await attach(work, {
        itemId: before.itemId,
        locale: before.locale,
        recordingFileId: before.fileId,
        fileId: row._id,
        file: row,
        probe,
        uploadedBy: before.createdBy ?? '',
      });
    });
  } catch (error) {
    // The upload or its item went while the sound was copied: nobody wants it any more.
    if (!(error instanceof Gone || error instanceof DomainError)) throw error;
    await services.files.remove(sound.storageKey);
  }
}

class Gone extends Error {}
