import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { PersonRef } from '../identity/index.ts';
import { type GroupProgress, progressSorts, type StudentProgress } from './group-progress.list.ts';
import { readGroupProgress } from './group-progress.service.ts';

const CheckSeen = builder
  .objectRef<StudentProgress['lessons'][number]['checks'][number]>('LessonCheckSeen')
  .implement({
    description: 'What one student answered of what a recording asks.',
    fields: (t) => ({
      checkId: t.exposeID('checkId'),
      tries: t.exposeInt('tries'),
      answered: t.exposeBoolean('answered', { description: 'Rightly, at last.' }),
    }),
  });

const LessonSeen = builder.objectRef<StudentProgress['lessons'][number]>('LessonSeen').implement({
  fields: (t) => ({
    lessonId: t.exposeID('lessonId'),
    seenPercent: t.exposeInt('seenPercent'),
    completed: t.exposeBoolean('completed'),
    checks: t.expose('checks', {
      description: 'In the order of the recording.',
      type: [CheckSeen],
    }),
  }),
});

const StudentProgressRef = builder.objectRef<StudentProgress>('StudentProgress').implement({
  description: 'How far one student of a group is in a course.',
  fields: (t) => ({
    student: t.expose('student', { type: PersonRef }),
    completedLessons: t.exposeInt('completedLessons'),
    seenPercent: t.exposeInt('seenPercent', {
      description: 'The mean of the lessons, rounded down.',
    }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', nullable: true }),
    lessons: t.expose('lessons', {
      description: 'In the order of the course.',
      type: [LessonSeen],
    }),
  }),
});

const GroupProgressCheck = builder
  .objectRef<GroupProgress['lessons'][number]['checks'][number]>('GroupProgressCheck')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      atSeconds: t.exposeInt('atSeconds'),
      question: t.exposeString('question', { description: 'The beginning of its text.' }),
    }),
  });

const GroupProgressLesson = builder
  .objectRef<GroupProgress['lessons'][number]>('GroupProgressLesson')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title'),
      position: t.exposeInt('position'),
      checks: t.expose('checks', { type: [GroupProgressCheck] }),
    }),
  });

const GroupProgressRef = builder.objectRef<GroupProgress>('GroupProgress').implement({
  description: 'Who of a group has seen what of a course.',
  fields: (t) => ({
    lessons: t.expose('lessons', { type: [GroupProgressLesson] }),
    items: t.expose('items', { type: [StudentProgressRef] }),
    total: t.exposeInt('total'),
  }),
});

const GroupProgressFilter = builder.inputType('GroupProgressFilter', {
  fields: (t) => ({ q: t.string() }),
});

const GroupProgressSort = builder.inputType('GroupProgressSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('GroupProgressSortField', { values: progressSorts }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryField('groupProgress', (t) =>
  t.field({
    type: GroupProgressRef,
    authScopes: { user: true },
    args: {
      groupId: t.arg.id({ required: true }),
      courseId: t.arg.id({ required: true }),
      filter: t.arg({ type: GroupProgressFilter }),
      sort: t.arg({ type: GroupProgressSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => readGroupProgress(context, args),
  }),
);
