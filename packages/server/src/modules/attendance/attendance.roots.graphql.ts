import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { AttendanceSchemaRef } from './attendance.graphql.ts';
import type { AttendanceSchema } from './attendance.list.ts';
import { AttendanceSchemaInputSchema } from './attendance.rules.ts';
import {
  createAttendanceSchema,
  listAttendanceSchemas,
  readAttendanceSchema,
  removeAttendanceSchema,
  updateAttendanceSchema,
} from './attendance.service.ts';

const AttendanceSchemaList = builder
  .objectRef<List<AttendanceSchema>>('AttendanceSchemaList')
  .implement({
    fields: (t) => ({
      items: t.expose('items', { type: [AttendanceSchemaRef] }),
      total: t.exposeInt('total'),
    }),
  });

const AttendanceSchemaFilter = builder.inputType('AttendanceSchemaFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    isDefault: t.boolean(),
    inUse: t.boolean(),
  }),
});

const AttendanceSchemaSort = builder.inputType('AttendanceSchemaSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('AttendanceSchemaSortField', {
        values: ['name', 'createdAt', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const AttendanceSchemaInput = builder.inputType('AttendanceSchemaInput', {
  validate: AttendanceSchemaInputSchema,
  fields: (t) => ({
    name: t.string({ required: true }),
    minutesLateThreshold: t.int({ required: true }),
    graceAbsentsPerTerm: t.int({ required: true }),
    graceLatesPerTerm: t.int({ required: true }),
    absenceDeduction: t.int({ required: true }),
    lateDeduction: t.int({ required: true }),
    isDefault: t.boolean({ required: true }),
  }),
});

builder.queryFields((t) => ({
  // Whoever looks after a group sees by which rules its attendance is judged.
  attendanceSchema: t.field({
    type: AttendanceSchemaRef,
    authScopes: { anywhereRole: 'manager' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) =>
      readAttendanceSchema(context, args._id, requestedFields(info)),
  }),
  attendanceSchemas: t.field({
    type: AttendanceSchemaList,
    authScopes: { anywhereRole: 'manager' },
    args: {
      filter: t.arg({ type: AttendanceSchemaFilter }),
      sort: t.arg({ type: AttendanceSchemaSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listAttendanceSchemas(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createAttendanceSchema: t.field({
    type: AttendanceSchemaRef,
    authScopes: { globalRole: 'superadmin' },
    args: { attendanceSchemaInput: t.arg({ type: AttendanceSchemaInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readAttendanceSchema(
        context,
        await createAttendanceSchema(context, args.attendanceSchemaInput),
        requestedFields(info),
      ),
  }),
  updateAttendanceSchema: t.field({
    type: AttendanceSchemaRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      attendanceSchemaInput: t.arg({ type: AttendanceSchemaInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateAttendanceSchema(context, args._id, args.version, args.attendanceSchemaInput);
      return readAttendanceSchema(context, args._id, requestedFields(info));
    },
  }),
  removeAttendanceSchema: t.field({
    type: AttendanceSchemaRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeAttendanceSchema(context, args._id),
  }),
}));
