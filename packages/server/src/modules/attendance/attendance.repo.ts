import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { attendanceSchemas } from './attendance.table.ts';

/** A schema as it leaves the database inside a JSON tree. */
export const attendanceSchemaFields = {
  _id: attendanceSchemas._id,
  name: attendanceSchemas.name,
  minutesLateThreshold: attendanceSchemas.minutesLateThreshold,
  graceAbsentsPerTerm: attendanceSchemas.graceAbsentsPerTerm,
  graceLatesPerTerm: attendanceSchemas.graceLatesPerTerm,
  absenceDeduction: attendanceSchemas.absenceDeduction,
  lateDeduction: attendanceSchemas.lateDeduction,
};

export type AttendanceSchema = JsonRow<typeof attendanceSchemaFields>;

const allSchemas = defineStatement('attendance_schemas', (db) =>
  db
    .select({
      schemas: jsonList(
        jsonObject(attendanceSchemaFields),
        sql`${attendanceSchemas}`,
        sql`${attendanceSchemas.name}`,
      ),
    })
    .from(sql`(select 1) as one`),
);

/** Every schema of the college by name: there are as many as there are kinds of study. */
export async function listAttendanceSchemas(db: Db): Promise<AttendanceSchema[]> {
  const [row] = await allSchemas.run(db);
  return row?.schemas ?? [];
}
