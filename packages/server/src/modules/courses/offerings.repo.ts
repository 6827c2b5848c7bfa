import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { groups } from '../groups/groups.table.ts';
import { courseOfferings, type OfferingRow } from './courses.table.ts';
import { type Offering, offeringItem } from './offerings.list.ts';

export async function groupIdsOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ groupId: courseOfferings.groupId })
    .from(courseOfferings)
    .where(eq(courseOfferings.courseId, courseId))
    .orderBy(asc(courseOfferings.groupId));
  return rows.map((row) => row.groupId);
}

export interface GroupDays {
  readonly _id: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** When these groups run, those that are there; they stay until the transaction ends. */
export async function daysOfGroups(db: Db, ids: readonly string[]): Promise<GroupDays[]> {
  if (ids.length === 0) return [];
  return db
    .select({ _id: groups._id, startsOn: groups.startsOn, endsOn: groups.endsOn })
    .from(groups)
    .where(inArray(groups._id, [...ids]))
    .for('key share');
}

/**
 * Offers a course to exactly these groups. Where it was offered before, its days and its term stay;
 * elsewhere it runs as long as the group does.
 * @returns false where one of the groups is not there.
 */
export async function replaceGroups(
  db: Db,
  courseId: string,
  groupIds: readonly string[],
): Promise<boolean> {
  const ids = [...groupIds];
  const gone = ids.length > 0 ? notInArray(courseOfferings.groupId, ids) : undefined;
  const days = await daysOfGroups(db, ids);
  if (days.length < ids.length) return false;
  await db.delete(courseOfferings).where(and(eq(courseOfferings.courseId, courseId), gone));
  await insertOfferings(
    db,
    days.map(({ _id: groupId, startsOn, endsOn }) => ({
      _id: newId(),
      version: 1,
      courseId,
      groupId,
      termId: null,
      startsOn,
      endsOn,
    })),
  );
  return true;
}

/** Keeps offerings; a course that is offered to the group already stays as it is. */
export async function insertOfferings(db: Db, rows: readonly OfferingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(courseOfferings)
    .values([...rows])
    .onConflictDoNothing();
}

/** The offering's row, held until the transaction ends. */
export async function lockOffering(
  db: Db,
  courseId: string,
  groupId: string,
): Promise<OfferingRow | undefined> {
  const [row] = await db
    .select()
    .from(courseOfferings)
    .where(and(eq(courseOfferings.courseId, courseId), eq(courseOfferings.groupId, groupId)))
    .for('update');
  return row;
}

export async function saveOffering(db: Db, row: OfferingRow): Promise<void> {
  await db.update(courseOfferings).set(row).where(eq(courseOfferings._id, row._id));
}

export async function deleteOffering(db: Db, id: string): Promise<void> {
  await db.delete(courseOfferings).where(eq(courseOfferings._id, id));
}

export async function offeringsOf(db: Db, courseId: string): Promise<OfferingRow[]> {
  return db
    .select()
    .from(courseOfferings)
    .where(eq(courseOfferings.courseId, courseId))
    .orderBy(asc(courseOfferings.startsOn), asc(courseOfferings._id));
}

/** One offering with its group and its term, or undefined. */
export async function findOffering(db: Db, id: string): Promise<Offering | undefined> {
  const [row] = await db
    .select({ offering: offeringItem })
    .from(courseOfferings)
    .innerJoin(groups, eq(groups._id, courseOfferings.groupId))
    .where(eq(courseOfferings._id, id));
  return row?.offering;
}
