import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { courseOfferings } from '../courses/courses.table.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { type AssignmentDates, datesItem, datesJoins } from './assignments.list.ts';
import {
  assignmentDates,
  type AssignmentDatesRow,
  assignmentDownloads,
  type AssignmentRow,
  assignments,
} from './assignments.table.ts';

export async function insertAssignment(db: Db, row: AssignmentRow): Promise<void> {
  await db.insert(assignments).values(row);
}

export async function saveAssignment(db: Db, row: AssignmentRow): Promise<void> {
  await db.update(assignments).set(row).where(eq(assignments._id, row._id));
}

export async function deleteAssignment(db: Db, id: string): Promise<void> {
  await db.delete(assignments).where(eq(assignments._id, id));
}

/** The assignment's row, held until the transaction ends. */
export async function lockAssignment(db: Db, id: string): Promise<AssignmentRow | undefined> {
  const [row] = await db.select().from(assignments).where(eq(assignments._id, id)).for('update');
  return row;
}

/** The assignments of a course, in their order. */
export const assignmentsOf = (db: Db, courseId: string): Promise<AssignmentRow[]> =>
  db
    .select()
    .from(assignments)
    .where(eq(assignments.courseId, courseId))
    .orderBy(asc(assignments.position), asc(assignments._id));

type AssignmentDownloadRow = typeof assignmentDownloads.$inferSelect;

export const downloadsOf = (db: Db, assignmentId: string): Promise<AssignmentDownloadRow[]> =>
  db
    .select()
    .from(assignmentDownloads)
    .where(eq(assignmentDownloads.assignmentId, assignmentId))
    .orderBy(asc(assignmentDownloads.position), asc(assignmentDownloads._id));

export async function insertAssignmentDownload(db: Db, row: AssignmentDownloadRow): Promise<void> {
  await db.insert(assignmentDownloads).values(row);
}

export async function findAssignmentDownload(
  db: Db,
  id: string,
): Promise<AssignmentDownloadRow | undefined> {
  const [row] = await db
    .select()
    .from(assignmentDownloads)
    .where(eq(assignmentDownloads._id, id))
    .for('update');
  return row;
}

export async function deleteAssignmentDownload(db: Db, id: string): Promise<void> {
  await db.delete(assignmentDownloads).where(eq(assignmentDownloads._id, id));
}

/** Where and in which zone a group is that has the assignment's course; undefined for any other. */
export async function placeOfGroup(
  db: Db,
  { assignmentId, groupId }: { readonly assignmentId: string; readonly groupId: string },
): Promise<{ regionId: string; zone: string } | undefined> {
  const [row] = await db
    .select({ regionId: groups.regionId, zone: regions.timeZone })
    .from(assignments)
    .innerJoin(courseOfferings, eq(courseOfferings.courseId, assignments.courseId))
    .innerJoin(groups, eq(groups._id, courseOfferings.groupId))
    .innerJoin(regions, eq(regions._id, groups.regionId))
    .where(and(eq(assignments._id, assignmentId), eq(groups._id, groupId)));
  return row;
}

/** The dates of a group, held until the transaction ends. */
export async function lockDates(
  db: Db,
  { assignmentId, groupId }: { readonly assignmentId: string; readonly groupId: string },
): Promise<AssignmentDatesRow | undefined> {
  const [row] = await db
    .select()
    .from(assignmentDates)
    .where(
      and(eq(assignmentDates.assignmentId, assignmentId), eq(assignmentDates.groupId, groupId)),
    )
    .for('update');
  return row;
}

/** Dates with where their group is, by their id. */
export async function findDates(
  db: Db,
  id: string,
): Promise<{ dates: AssignmentDates; regionId: string } | undefined> {
  const [row] = await db
    .select({ dates: datesItem, regionId: sql<string>`${groups.regionId}` })
    .from(datesJoins)
    .where(sql`${assignmentDates._id} = ${id}`);
  return row;
}

export async function putDates(db: Db, row: AssignmentDatesRow): Promise<void> {
  await db
    .insert(assignmentDates)
    .values(row)
    .onConflictDoUpdate({ target: assignmentDates._id, set: row });
}

export async function deleteDates(db: Db, id: string): Promise<void> {
  await db.delete(assignmentDates).where(eq(assignmentDates._id, id));
}
