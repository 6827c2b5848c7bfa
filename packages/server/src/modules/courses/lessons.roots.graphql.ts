import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { LessonKind, LessonRef } from './courses.refs.ts';
import type { Lesson } from './lessons.list.ts';
import { LessonInputSchema } from './lessons.rules.ts';
import {
  createLesson,
  listLessons,
  moveLesson,
  readLesson,
  removeLesson,
  updateLesson,
} from './lessons.service.ts';

const LessonList = builder.objectRef<List<Lesson>>('LessonList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LessonRef] }),
    total: t.exposeInt('total'),
  }),
});

const LessonFilter = builder.inputType('LessonFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    courseId: t.id(),
    kind: t.field({ type: LessonKind }),
    published: t.boolean(),
  }),
});

const LessonSort = builder.inputType('LessonSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('LessonSortField', {
        values: ['position', 'title', 'createdAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const LessonCheckInput = builder.inputType('LessonCheckInput', {
  fields: (t) => ({
    questionId: t.id({ required: true }),
    atSeconds: t.int({ required: true }),
  }),
});

const LessonInput = builder.inputType('LessonInput', {
  validate: LessonInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    title: t.string({ required: true }),
    description: t.string(),
    kind: t.field({ type: LessonKind, required: true }),
    position: t.int({ required: true }),
    published: t.boolean({ required: true }),
    content: t.string({ description: 'HTML of a lesson of the kind TEXT.' }),
    releaseAfterDays: t.int(),
    noSkipping: t.boolean(),
    minimumSeenPercent: t.int(),
    checks: t.field({
      description: 'What its recording asks, all of it; left out: as before.',
      type: [LessonCheckInput],
    }),
  }),
});

builder.queryFields((t) => ({
  lesson: t.field({
    type: LessonRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readLesson(context, args._id, requestedFields(info)),
  }),
  lessons: t.field({
    type: LessonList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: LessonFilter }),
      sort: t.arg({ type: LessonSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listLessons(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createLesson: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { lessonInput: t.arg({ type: LessonInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readLesson(context, await createLesson(context, args.lessonInput), requestedFields(info)),
  }),
  updateLesson: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      lessonInput: t.arg({ type: LessonInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateLesson(context, args._id, args.version, args.lessonInput);
      return readLesson(context, args._id, requestedFields(info));
    },
  }),
  moveLesson: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      position: t.arg.int({
        description: 'From 1; one behind the last means the end.',
        required: true,
      }),
    },
    resolve: async (_root, args, context, info) => {
      await moveLesson(context, args._id, args.version, args.position);
      return readLesson(context, args._id, requestedFields(info));
    },
  }),
  removeLesson: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => removeLesson(context, args._id, requestedFields(info)),
  }),
}));
