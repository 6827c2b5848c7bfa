import { builder } from '../../graphql/builder.ts';
import { type AttendanceSchema, listAttendanceSchemas } from './attendance.repo.ts';

export const AttendanceSchemaRef = builder.objectRef<AttendanceSchema>('AttendanceSchema');

AttendanceSchemaRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    minutesLateThreshold: t.exposeInt('minutesLateThreshold'),
    graceAbsentsPerTerm: t.exposeInt('graceAbsentsPerTerm'),
    graceLatesPerTerm: t.exposeInt('graceLatesPerTerm'),
    absenceDeduction: t.exposeInt('absenceDeduction'),
    lateDeduction: t.exposeInt('lateDeduction'),
  }),
});

builder.queryFields((t) => ({
  attendanceSchemas: t.field({
    type: [AttendanceSchemaRef],
    // Whoever looks after a group sees by which rules its attendance is judged.
    authScopes: { role: 'manager' },
    resolve: (_root, _args, { db }) => listAttendanceSchemas(db),
  }),
}));
