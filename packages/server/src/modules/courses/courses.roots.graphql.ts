import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import type { Course } from './courses.list.ts';
import { CourseRef } from './courses.refs.ts';
import { CourseInputSchema } from './courses.rules.ts';
import {
  createCourse,
  listCourses,
  readCourse,
  removeCourse,
  removeCourseImage,
  updateCourse,
} from './courses.service.ts';

const CourseList = builder.objectRef<List<Course>>('CourseList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CourseRef] }),
    total: t.exposeInt('total'),
  }),
});

const CourseFilter = builder.inputType('CourseFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    groupId: t.id(),
    teacherId: t.id(),
    categoryId: t.id(),
    termId: t.id(),
    programme: t.string(),
    year: t.int(),
    published: t.boolean(),
    locale: t.string(),
  }),
});

const CourseSort = builder.inputType('CourseSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('CourseSortField', {
        values: [
          'code',
          'name',
          'programme',
          'year',
          'publishedAt',
          'createdAt',
          'updatedAt',
        ] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const CourseInput = builder.inputType('CourseInput', {
  validate: CourseInputSchema,
  fields: (t) => ({
    code: t.string({ required: true }),
    name: t.string({ required: true }),
    description: t.string(),
    teacherIds: t.idList({ description: 'In the order in which they are named.' }),
    categoryIds: t.idList({ description: 'Absent: as they are.' }),
    programme: t.string(),
    year: t.int({ description: 'Of the programme.' }),
    locale: t.string({ required: true }),
    published: t.boolean({ required: true }),
    groupIds: t.idList({ required: true }),
  }),
});

builder.queryFields((t) => ({
  course: t.field({
    type: CourseRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readCourse(context, args._id, requestedFields(info)),
  }),
  courses: t.field({
    type: CourseList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: CourseFilter }),
      sort: t.arg({ type: CourseSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listCourses(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createCourse: t.field({
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { courseInput: t.arg({ type: CourseInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readCourse(context, await createCourse(context, args.courseInput), requestedFields(info)),
  }),
  updateCourse: t.field({
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      courseInput: t.arg({ type: CourseInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateCourse(context, args._id, args.version, args.courseInput);
      return readCourse(context, args._id, requestedFields(info));
    },
  }),
  removeCourseImage: t.field({
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) => {
      await removeCourseImage(context, args._id);
      return readCourse(context, args._id, requestedFields(info));
    },
  }),
  removeCourse: t.field({
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => removeCourse(context, args._id, requestedFields(info)),
  }),
}));
