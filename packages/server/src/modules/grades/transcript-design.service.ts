import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Work } from '../../platform/work.ts';
import { registerUploadDestination } from '../uploads/index.ts';
import { mayChangeScale } from './grades.policy.ts';
import { transcripts } from './grades.table.ts';
import { insertDesign, lockDesign, saveDesign, storedDesign } from './transcript-design.repo.ts';
import { designOf, type TranscriptDesignInput, usualDesign } from './transcript-design.rules.ts';
import {
  DESIGN_ID,
  type TranscriptDesignRow,
  transcriptDesigns,
} from './transcript-design.table.ts';

/** How transcripts look now; version 0 as long as nobody has saved it. */
export type Design = Pick<
  TranscriptDesignRow,
  '_id' | 'version' | 'blocks' | 'letterhead' | 'sealFileId'
>;

const unsaved: Design = { ...usualDesign, _id: DESIGN_ID, version: 0, sealFileId: null };

const MB = 1024 ** 2;

export async function readDesign(context: Pick<Context, 'db'>): Promise<Design> {
  const [stored] = await storedDesign.run(context.db);
  return stored ?? unsaved;
}

registerUploadDestination('TRANSCRIPT_SEAL', {
  async mayUpload(context, itemId) {
    designer(context);
    if (itemId !== DESIGN_ID) throw new DomainError('NOT_FOUND', 'errors.notFound');
  },
  // What a PDF can hold.
  accepts: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5 * MB, media: 'picture' },
  fileColumns: [transcriptDesigns.sealFileId, transcripts.sealFileId],
  // A form does not hold the seal, so one that is open elsewhere stays right.
  async attach(work, { fileId: sealFileId, uploadedBy }) {
    await change(work, uploadedBy, ({ version }) => ({
      sealFileId,
      version: Math.max(version, 1),
    }));
  },
});

/**
 * Saves how transcripts look that are issued from now on; those that were issued stay as they are.
 * @throws DomainError FORBIDDEN, INVALID with its fields, CONFLICT on an older version.
 */
export async function updateDesign(
  context: Context,
  version: number,
  input: TranscriptDesignInput,
): Promise<Design> {
  const by = designer(context);
  const design = designOf(input);
  return write(context, 'updateTranscriptDesign', (work) =>
    change(work, by, (before) => {
      if (before.version !== version) throw new DomainError('CONFLICT', 'errors.conflict');
      return { ...design, version: version + 1 };
    }),
  );
}

/** Takes the seal away. @throws DomainError FORBIDDEN, NOT_FOUND where there is none. */
export async function removeSeal(context: Context): Promise<Design> {
  const by = designer(context);
  return write(context, 'removeTranscriptSeal', (work) =>
    change(work, by, ({ sealFileId }) => {
      if (sealFileId === null) throw new DomainError('NOT_FOUND', 'errors.notFound');
      return { sealFileId: null };
    }),
  );
}

function designer(context: Context): string {
  const viewer = signedIn(context);
  if (!mayChangeScale(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer._id;
}

async function change(
  { db, now, audit }: Work,
  by: string,
  next: (before: Design) => Partial<Design>,
): Promise<TranscriptDesignRow> {
  const before = await lockDesign(db);
  const after: TranscriptDesignRow = {
    ...(before ?? unsaved),
    ...next(before ?? unsaved),
    createdAt: before?.createdAt ?? now,
    createdBy: before?.createdBy ?? by,
    updatedAt: now,
    updatedBy: by,
  };
  if (before) await saveDesign(db, after);
  else if (!(await insertDesign(db, after))) throw new DomainError('CONFLICT', 'errors.conflict');
  audit({ entity: 'transcriptDesign', entityId: DESIGN_ID, before: before ?? null, after });
  return after;
}
