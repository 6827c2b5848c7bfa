import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { mayManageSchemas } from './attendance.policy.ts';
import { AttendanceSchemaInputSchema } from './attendance.rules.ts';
import { readAttendanceSchema, updateAttendanceSchema } from './attendance.service.ts';

export const attendanceSchemasHistory: HistorySource = {
  entity: 'attendanceSchema',
  role: 'superadmin',
  fields: Object.keys(AttendanceSchemaInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const schema = await readAttendanceSchema(context, id);
    return {
      version: schema.version,
      editable: mayManageSchemas(signedIn(context)),
      values: { ...schema },
      save: (inside, at, values) =>
        updateAttendanceSchema(inside, id, at, AttendanceSchemaInputSchema.parse(values)),
    };
  },
};
