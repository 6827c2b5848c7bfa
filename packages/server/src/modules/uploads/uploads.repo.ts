import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { UploadItemType } from './uploads.rules.ts';
import { type UploadRow, uploads } from './uploads.table.ts';

const uploadById = defineStatement('upload_by_id', (db) =>
  db
    .select()
    .from(uploads)
    .where(eq(uploads._id, sql.placeholder('id'))),
);

export async function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  const [row] = await uploadById.run(db, { id });
  return row;
}

/** The upload's row, held until the transaction ends. */
export async function lockUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads._id, id)).for('update');
  return row;
}

/** Until the transaction ends, the person registers nothing else: what they have begun is counted. */
export async function holdUploadsOf(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'), hashtext(${userId}))`);
}

/** Bytes of what a person began and nobody ended. */
export async function unfinishedBytes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.fileSize}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.createdBy, userId), eq(uploads.status, 'UPLOADING')));
  return Number(row?.bytes ?? 0);
}

/** Files that an item has or is about to have. */
export function keptFor(db: Db, itemType: UploadItemType, itemId: string): Promise<number> {
  return db.$count(
    uploads,
    and(
      eq(uploads.itemType, itemType),
      eq(uploads.itemId, itemId),
      sql`(${uploads.status} = 'UPLOADING' or ${uploads.status} = 'COMPLETED' and ${uploads.fileId} is not null)`,
    ),
  );
}

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function saveUpload(db: Db, row: UploadRow): Promise<void> {
  await db.update(uploads).set(row).where(eq(uploads._id, row._id));
}
