import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { forViewer, studentLink } from './links.list.ts';
import { linkGroups, type LinkRow, linkRegions, links } from './links.table.ts';

/** What a person is shown today, in order. */
export const linksForStudent = defineStatement('links_for_student', (db) =>
  db.select({ item: studentLink }).from(links).where(forViewer).orderBy(links.position, links._id),
);

/** The link's row, held until the transaction ends. */
export async function lockLink(db: Db, id: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(links).where(eq(links._id, id)).for('update');
  return row;
}

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insert(links).values(row);
}

export async function saveLink(db: Db, row: LinkRow): Promise<void> {
  await db.update(links).set(row).where(eq(links._id, row._id));
}

export async function moveLink(db: Db, id: string, position: number): Promise<void> {
  await db.update(links).set({ position }).where(eq(links._id, id));
}

export async function deleteLink(db: Db, id: string): Promise<void> {
  await db.delete(links).where(eq(links._id, id));
}

/** The place after all others. */
export async function lastPosition(db: Db): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${links.position}), 0)::int` })
    .from(links);
  return (row?.last ?? 0) + 1;
}

export interface Audience {
  readonly regionIds: readonly string[];
  readonly groupIds: readonly string[];
}

/** Puts these regions and groups in the place of the former ones. */
export async function replaceAudience(db: Db, linkId: string, audience: Audience): Promise<void> {
  const { regionIds, groupIds } = audience;
  await db.delete(linkRegions).where(eq(linkRegions.linkId, linkId));
  await db.delete(linkGroups).where(eq(linkGroups.linkId, linkId));
  if (regionIds.length > 0) {
    await db
      .insert(linkRegions)
      .values([...new Set(regionIds)].map((regionId) => ({ linkId, regionId })));
  }
  if (groupIds.length > 0) {
    await db
      .insert(linkGroups)
      .values([...new Set(groupIds)].map((groupId) => ({ linkId, groupId })));
  }
}

/** Those of the regions that exist, and the regions of those of the groups that do. */
export async function placesOf(db: Db, { regionIds, groupIds }: Audience) {
  const foundRegions =
    regionIds.length > 0
      ? await db
          .select({ _id: regions._id })
          .from(regions)
          .where(inArray(regions._id, [...regionIds]))
      : [];
  const foundGroups =
    groupIds.length > 0
      ? await db
          .select({ _id: groups._id, regionId: groups.regionId })
          .from(groups)
          .where(inArray(groups._id, [...groupIds]))
      : [];
  return { regions: foundRegions, groups: foundGroups };
}
