import { sql } from 'drizzle-orm';
import { jsonObject } from '../../platform/json.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type AttendanceSchema, attendanceSchemaFields } from './attendance.repo.ts';
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
