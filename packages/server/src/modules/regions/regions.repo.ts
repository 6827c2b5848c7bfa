import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { groups } from '../groups/groups.table.ts';
import { addresses } from '../identity/addresses.table.ts';
import { userRegions } from '../identity/identity.table.ts';
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

/** Deletes a region together with its further addresses. */
export async function deleteRegion(db: Db, id: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.itemId, id));
  await db.delete(regions).where(eq(regions._id, id));
}

/** How many people, groups and results belong to a region. */
export async function usesOf(
  db: Db,
  id: string,
): Promise<{ people: number; groups: number; results: number }> {
  const [counts] = await db
    .select({
      people: sql<number>`(select count(*)::int from ${userRegions} where ${userRegions.regionId} = ${id})`,
      groups: sql<number>`(select count(*)::int from ${groups} where ${groups.regionId} = ${id})`,
      results: sql<number>`(select count(*)::int from ${examAttempts} where ${examAttempts.regionId} = ${id})`,
    })
    .from(sql`(select 1) as one`);
  return counts ?? { people: 0, groups: 0, results: 0 };
}
