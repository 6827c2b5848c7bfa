import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { courseOfferings } from '../courses/courses.table.ts';
import {
  assignmentDates,
  type AssignmentRow,
  assignments,
  type feedbackFiles,
  type SubmissionFileRow,
  type submissionFiles,
  type SubmissionRow,
  submissions,
} from './assignments.table.ts';

export async function insertSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.insert(submissions).values(row);
}

export async function saveSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.update(submissions).set(row).where(eq(submissions._id, row._id));
}

/** A submission with what decides about it. */
export interface HeldSubmission {
  readonly submission: SubmissionRow;
  readonly assignment: AssignmentRow;
  /** Of its group, as they are now. */
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly zone: string;
  readonly student: {
    readonly _id: string;
    readonly email: string;
    readonly firstName: string;
    readonly locale: string;
    readonly timeZone: string | null;
  };
}

/** The submission's row, held until the transaction ends, with what belongs to it. */
export async function lockSubmission(db: Db, id: string): Promise<HeldSubmission | undefined> {
  const [row] = await db
    .select({
      submission: submissions,
      assignment: assignments,
      opensAt: assignmentDates.opensAt,
      dueAt: assignmentDates.dueAt,
      zone: regions.timeZone,
      student: {
        _id: users._id,
        email: users.email,
        firstName: users.firstName,
        locale: users.locale,
        timeZone: users.timezone,
      },
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments._id, submissions.assignmentId))
    .innerJoin(regions, eq(regions._id, submissions.regionId))
    .innerJoin(users, eq(users._id, submissions.userId))
    .leftJoin(
      assignmentDates,
      and(
        eq(assignmentDates.assignmentId, submissions.assignmentId),
        eq(assignmentDates.groupId, submissions.groupId),
      ),
    )
    .where(eq(submissions._id, id))
    .for('update', { of: submissions });
  return row;
}

/** Whose a submission is, without holding it. */
export async function findSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions._id, id));
  return row;
}

/** What the student has of an assignment, without holding it. */
export async function findSubmissionOf(
  db: Db,
  { assignmentId, userId }: { readonly assignmentId: string; readonly userId: string },
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.assignmentId, assignmentId), eq(submissions.userId, userId)));
  return row;
}

/** Whether the person facilitates the group. */
export async function facilitates(db: Db, userId: string, groupId: string): Promise<boolean> {
  const [row] = await db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.userId, userId),
        eq(groupMembers.role, 'FACILITATOR'),
      ),
    );
  return row !== undefined;
}

/** The tables of files that hang on a submission. */
type FilesTable = typeof submissionFiles | typeof feedbackFiles;

export const filesOf = (
  db: Db,
  table: FilesTable,
  submissionId: string,
): Promise<SubmissionFileRow[]> =>
  db
    .select()
    .from(table)
    .where(eq(table.submissionId, submissionId))
    .orderBy(asc(table.createdAt), asc(table._id));

export async function insertWorkFile(
  db: Db,
  table: FilesTable,
  row: SubmissionFileRow,
): Promise<void> {
  await db.insert(table).values(row);
}

export async function findWorkFile(
  db: Db,
  table: FilesTable,
  id: string,
): Promise<SubmissionFileRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table._id, id));
  return row;
}

export async function deleteWorkFile(db: Db, table: FilesTable, id: string): Promise<void> {
  await db.delete(table).where(eq(table._id, id));
}

/** A student's way to an assignment. */
interface StudentPlace {
  readonly groupId: string;
  readonly regionId: string;
  readonly zone: string;
  readonly facilitated: boolean;
}

/** Groups through which a student has an assignment, and whether the viewer facilitates them. */
export const placesOfStudent = (
  db: Db,
  {
    assignmentId,
    userId,
    viewerId,
  }: { readonly assignmentId: string; readonly userId: string; readonly viewerId: string },
): Promise<StudentPlace[]> =>
  db
    .select({
      groupId: groups._id,
      regionId: groups.regionId,
      zone: regions.timeZone,
      facilitated: sql<boolean>`exists (select 1 from ${groupMembers} as leader where leader.group_id = ${groups._id} and leader.user_id = ${viewerId} and leader.role = 'FACILITATOR')`,
    })
    .from(assignments)
    .innerJoin(courseOfferings, eq(courseOfferings.courseId, assignments.courseId))
    .innerJoin(groups, eq(groups._id, courseOfferings.groupId))
    .innerJoin(regions, eq(regions._id, groups.regionId))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups._id))
    .where(
      and(
        eq(assignments._id, assignmentId),
        eq(groupMembers.userId, userId),
        eq(groupMembers.role, 'STUDENT'),
      ),
    )
    .orderBy(asc(groups.archived), asc(groups.name), asc(groups._id));
