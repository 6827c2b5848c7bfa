import { sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { groups } from '../groups/groups.table.ts';
import { attendanceSchemas } from './attendance.table.ts';

/** A schema as it leaves the database inside a JSON tree. */
export const attendanceSchemaFields = {
  _id: attendanceSchemas._id,
  version: attendanceSchemas.version,
  name: attendanceSchemas.name,
  minutesLateThreshold: attendanceSchemas.minutesLateThreshold,
  graceAbsentsPerTerm: attendanceSchemas.graceAbsentsPerTerm,
  graceLatesPerTerm: attendanceSchemas.graceLatesPerTerm,
  absenceDeduction: attendanceSchemas.absenceDeduction,
  lateDeduction: attendanceSchemas.lateDeduction,
  isDefault: attendanceSchemas.isDefault,
  createdAt: attendanceSchemas.createdAt,
  updatedAt: attendanceSchemas.updatedAt,
};

const ofSchema = sql`${groups} where ${groups.attendanceSchemaId} = ${attendanceSchemas._id}`;

/** A schema as reads give it; `groupCount` where it was asked for. */
export type AttendanceSchema = JsonRow<typeof attendanceSchemaFields> & {
  readonly groupCount?: number;
};

/** The schemas of the college: they belong to no region, so no region cuts them. */
export const attendanceSchemasList = defineList<AttendanceSchema>({
  name: 'attendance_schemas',
  table: attendanceSchemas,
  id: attendanceSchemas._id,
  filters: {
    ids: { where: (value) => sql`${attendanceSchemas._id} = any(${value}::text[])` },
    q: {
      where: (value) => sql`lower(${attendanceSchemas.name}) like ${value}`,
      parameter: containing,
    },
    isDefault: { where: (value) => sql`${attendanceSchemas.isDefault} = ${value}` },
    inUse: { where: (value) => sql`exists (select 1 from ${ofSchema}) = ${value}` },
  },
  sorts: {
    name: attendanceSchemas.name,
    createdAt: attendanceSchemas.createdAt,
    updatedAt: attendanceSchemas.updatedAt,
  },
  defaultSort: { field: 'name', order: 'ASC' },
  relations: ['groupCount'],
  item: (asked) =>
    jsonObject({
      ...attendanceSchemaFields,
      ...(asked.has('groupCount') && {
        groupCount: sql<number>`(select count(*)::int from ${ofSchema})`,
      }),
    }),
});
