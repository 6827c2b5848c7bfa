import { sql } from 'drizzle-orm';
import { jsonObject } from '../../platform/json.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { groups } from '../groups/groups.table.ts';
import { type AttendanceSchema, attendanceSchemaFields } from './attendance.list.ts';
import { attendanceSchemas } from './attendance.table.ts';

const byIds = defineStatement('attendance_schemas_by_id', (db) =>
  db
    .select({ schema: jsonObject(attendanceSchemaFields) })
    .from(attendanceSchemas)
    .where(sql`${attendanceSchemas._id} = any(${sql.placeholder('ids')}::text[])`),
);

/** Attendance schemas by id. */
export const attendanceSchemaLoader = new Loader<AttendanceSchema>(async (db, ids) => {
  const rows = await byIds.run(db, { ids: [...ids] });
  return new Map(rows.map(({ schema }) => [schema._id, schema]));
});

const groupCounts = defineStatement('attendance_schema_group_counts', (db) =>
  db
    .select({ schemaId: groups.attendanceSchemaId, count: sql<number>`count(*)::int` })
    .from(groups)
    .where(sql`${groups.attendanceSchemaId} = any(${sql.placeholder('ids')}::text[])`)
    .groupBy(groups.attendanceSchemaId),
);

/** How many groups are judged by each schema. */
export const schemaGroupCountLoader = new Loader<number>(async (db, ids) => {
  const rows = await groupCounts.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.schemaId ?? '', row.count]));
});
