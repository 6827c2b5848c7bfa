import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type RegionRow, regions } from './regions.table.ts';

/** The region's row, held until the transaction ends. */
export async function lockRegion(db: Db, id: string): Promise<RegionRow | undefined> {
  const [row] = await db.select().from(regions).where(eq(regions._id, id)).for('update');
  return row;
}

export async function insertRegion(db: Db, row: RegionRow): Promise<void> {
  await db.insert(regions).values(row);
}

export async function saveRegion(db: Db, row: RegionRow): Promise<void> {
  await db.update(regions).set(row).where(eq(regions._id, row._id));
}

export async function deleteRegion(db: Db, id: string): Promise<void> {
  await db.delete(regions).where(eq(regions._id, id));
}
