import { builder } from '../../graphql/builder.ts';
import type { AttendanceSchema } from './attendance.list.ts';
import { schemaGroupCountLoader } from './attendance.loader.ts';

export const AttendanceSchemaRef = builder.objectRef<AttendanceSchema>('AttendanceSchema');

AttendanceSchemaRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    minutesLateThreshold: t.exposeInt('minutesLateThreshold'),
    graceAbsentsPerTerm: t.exposeInt('graceAbsentsPerTerm'),
    graceLatesPerTerm: t.exposeInt('graceLatesPerTerm'),
    absenceDeduction: t.exposeInt('absenceDeduction'),
    lateDeduction: t.exposeInt('lateDeduction'),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'New groups take it where nothing else is said.',
    }),
    groupCount: t.int({
      description: 'Groups of the whole college that are judged by it.',
      resolve: async (schema, _args, context) =>
        schema.groupCount ?? (await schemaGroupCountLoader.load(context, schema._id)) ?? 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
