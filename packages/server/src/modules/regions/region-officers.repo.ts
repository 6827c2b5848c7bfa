import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { userRegions } from '../identity/identity.table.ts';
import { type RegionDuty, regionOfficers } from './region-officers.table.ts';

/** Ids of a region's people with a duty. */
export interface OfficerIds {
  readonly attendanceAdminIds: readonly string[];
  readonly deanIds: readonly string[];
}

export async function officersOf(db: Db, regionId: string): Promise<OfficerIds> {
  const rows = await db.select().from(regionOfficers).where(eq(regionOfficers.regionId, regionId));
  const idsOf = (duty: RegionDuty) =>
    rows.flatMap((row) => (row.duty === duty ? [row.userId] : [])).toSorted();
  return { attendanceAdminIds: idsOf('ATTENDANCE_ADMIN'), deanIds: idsOf('DEAN') };
}

/** Gives a duty to exactly these people. */
export async function replaceOfficers(
  db: Db,
  regionId: string,
  duty: RegionDuty,
  userIds: readonly string[],
): Promise<void> {
  await db
    .delete(regionOfficers)
    .where(and(eq(regionOfficers.regionId, regionId), eq(regionOfficers.duty, duty)));
  if (userIds.length === 0) return;
  await db.insert(regionOfficers).values(userIds.map((userId) => ({ regionId, userId, duty })));
}

/** Those of the people who belong to the region. */
export async function peopleOfRegion(
  db: Db,
  regionId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: userRegions.userId })
    .from(userRegions)
    .where(and(eq(userRegions.regionId, regionId), inArray(userRegions.userId, [...userIds])));
  return new Set(rows.map(({ userId }) => userId));
}
