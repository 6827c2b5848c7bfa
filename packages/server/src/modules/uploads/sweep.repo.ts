import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { type FileRow, files } from '../files/files.table.ts';
import { type UploadRow, uploads } from './uploads.table.ts';

/** Rows of one statement: the rest waits for the next time. */
const AT_ONCE = 500;

/** Uploads that nobody ended and of which, as far as is known, nothing came since a moment. */
export const idleUploads = (db: Db, since: string): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.status, 'UPLOADING'), lt(uploads.lastPartAt, since)))
    .orderBy(uploads.lastPartAt)
    .limit(AT_ONCE);

/** Uploads that ended between two moments. */
export const endedUploads = (db: Db, from: string, to: string): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.status, ['COMPLETED', 'ABORTED', 'FAILED']),
        sql`${uploads.updatedAt} >= ${from}`,
        lt(uploads.updatedAt, to),
      ),
    )
    .limit(AT_ONCE);

export async function noteLastPart(db: Db, id: string, lastPartAt: string): Promise<void> {
  await db.update(uploads).set({ lastPartAt }).where(eq(uploads._id, id));
}

/** Whether a place in the store belongs to an upload. */
export async function isKnownKey(db: Db, storageKey: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.storageKey, storageKey))) > 0;
}

const isUploaded = sql`exists (select 1 from ${uploads} where ${uploads.fileId} = ${files._id} or ${uploads.audioFileId} = ${files._id})`;

/** Whether one of the columns holds the file. */
const isUsed = (columns: readonly AnyPgColumn[]): SQL =>
  columns.length === 0
    ? sql`false`
    : sql.join(
        columns.map(
          (column) => sql`exists (select 1 from ${column.table} where ${column} = ${files._id})`,
        ),
        sql` or `,
      );

/** Notes since when uploaded files stand in none of the columns, and forgets it where they do again. */
export async function noteUnused(
  db: Db,
  columns: readonly AnyPgColumn[],
  now: string,
): Promise<void> {
  const used = isUsed(columns);
  await db
    .update(files)
    .set({ unusedSince: now })
    .where(sql`${files.unusedSince} is null and ${isUploaded} and not (${used})`);
  await db
    .update(files)
    .set({ unusedSince: null })
    .where(sql`${files.unusedSince} is not null and (${used})`);
}

/** Uploaded files that nothing has used since a moment. */
export const longUnused = (
  db: Db,
  columns: readonly AnyPgColumn[],
  since: string,
): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(sql`${files.unusedSince} < ${since}::timestamptz and not (${isUsed(columns)})`)
    .limit(AT_ONCE);

/** Lets go of a file that is about to be removed. */
export async function letGoOfFile(db: Db, fileId: string): Promise<void> {
  await db
    .update(uploads)
    .set({
      fileId: sql`nullif(${uploads.fileId}, ${fileId})`,
      audioFileId: sql`nullif(${uploads.audioFileId}, ${fileId})`,
    })
    .where(or(eq(uploads.fileId, fileId), eq(uploads.audioFileId, fileId)));
}
