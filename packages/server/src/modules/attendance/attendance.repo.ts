import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { groups } from '../groups/groups.table.ts';
import { type AttendanceSchemaRow, attendanceSchemas } from './attendance.table.ts';

/** The schema's row, held until the transaction ends. */
export async function lockSchema(db: Db, id: string): Promise<AttendanceSchemaRow | undefined> {
  const [row] = await db
    .select()
    .from(attendanceSchemas)
    .where(eq(attendanceSchemas._id, id))
    .for('update');
  return row;
}

export async function insertSchema(db: Db, row: AttendanceSchemaRow): Promise<void> {
  await db.insert(attendanceSchemas).values(row);
}

export async function saveSchema(db: Db, row: AttendanceSchemaRow): Promise<void> {
  await db.update(attendanceSchemas).set(row).where(eq(attendanceSchemas._id, row._id));
}

export async function deleteSchema(db: Db, id: string): Promise<void> {
  await db.delete(attendanceSchemas).where(eq(attendanceSchemas._id, id));
}

/**
 * Takes the mark of the default from every other schema; a form that still shows it is then old.
 * @returns which had it.
 */
export async function unmarkOthers(db: Db, id: string, now: string, by: string): Promise<string[]> {
  const unmarked = await db
    .update(attendanceSchemas)
    .set({
      isDefault: false,
      version: sql`${attendanceSchemas.version} + 1`,
      updatedAt: now,
      updatedBy: by,
    })
    .where(and(eq(attendanceSchemas.isDefault, true), ne(attendanceSchemas._id, id)))
    .returning({ _id: attendanceSchemas._id });
  return unmarked.map(({ _id }) => _id);
}

/** The schema that new groups take where nothing else is said. */
export async function defaultSchemaId(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ _id: attendanceSchemas._id })
    .from(attendanceSchemas)
    .where(eq(attendanceSchemas.isDefault, true));
  return row?._id ?? null;
}

/** Names of the groups that are judged by the schema, also of those in the archive. */
export async function groupNamesOf(db: Db, schemaId: string): Promise<string[]> {
  const rows = await db
    .select({ name: groups.name })
    .from(groups)
    .where(eq(groups.attendanceSchemaId, schemaId))
    .orderBy(asc(groups.name));
  return rows.map(({ name }) => name);
}
