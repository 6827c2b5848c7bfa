import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { TeacherRef } from './teachers.graphql.ts';
import type { Teacher } from './teachers.list.ts';
import { TeacherInputSchema } from './teachers.rules.ts';
import { removeTeacherPicture } from './teacher-picture.service.ts';
import {
  createTeacher,
  listTeachers,
  readTeacher,
  removeTeacher,
  updateTeacher,
} from './teachers.service.ts';

const TeacherList = builder.objectRef<List<Teacher>>('TeacherList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [TeacherRef] }),
    total: t.exposeInt('total'),
  }),
});

const TeacherFilter = builder.inputType('TeacherFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    courseId: t.id(),
    hasAccount: t.boolean(),
  }),
});

const TeacherSort = builder.inputType('TeacherSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('TeacherSortField', {
        values: ['name', 'createdAt', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const BiographyInput = builder.inputType('TeacherBiographyInput', {
  fields: (t) => ({
    locale: t.string({ required: true }),
    text: t.string({ required: true }),
  }),
});

const TeacherInput = builder.inputType('TeacherInput', {
  validate: TeacherInputSchema,
  fields: (t) => ({
    name: t.string({ required: true }),
    title: t.string(),
    email: t.string(),
    userId: t.id(),
    biographies: t.field({ type: [BiographyInput], required: true }),
  }),
});

builder.queryFields((t) => ({
  teacher: t.field({
    type: TeacherRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readTeacher(context, args._id, requestedFields(info)),
  }),
  teachers: t.field({
    type: TeacherList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: TeacherFilter }),
      sort: t.arg({ type: TeacherSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listTeachers(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createTeacher: t.field({
    type: TeacherRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { teacherInput: t.arg({ type: TeacherInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readTeacher(context, await createTeacher(context, args.teacherInput), requestedFields(info)),
  }),
  updateTeacher: t.field({
    type: TeacherRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      teacherInput: t.arg({ type: TeacherInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateTeacher(context, args._id, args.version, args.teacherInput);
      return readTeacher(context, args._id, requestedFields(info));
    },
  }),
  removeTeacherPicture: t.field({
    type: TeacherRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) => {
      await removeTeacherPicture(context, args._id);
      return readTeacher(context, args._id, requestedFields(info));
    },
  }),
  removeTeacher: t.field({
    type: TeacherRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeTeacher(context, args._id),
  }),
}));
