import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type FileRow, files } from './files.table.ts';

const fileById = defineStatement('file_by_id', (db) =>
  db
    .select()
    .from(files)
    .where(eq(files._id, sql.placeholder('id'))),
);

/** What is known of a stored file, or undefined. */
export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await fileById.run(db, { id });
  return row;
}

export async function insertFile(db: Db, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row);
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.delete(files).where(eq(files._id, id));
}

/** Where the newest files lie in the store. */
export async function newestStorageKeys(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ storageKey: files.storageKey })
    .from(files)
    .orderBy(desc(files.createdAt))
    .limit(limit);
  return rows.map(({ storageKey }) => storageKey);
}
