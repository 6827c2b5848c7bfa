import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { LessonKind, LessonLinkRef } from './courses.refs.ts';
import { facilitatedGroupsLoader, studentLessonsLoader } from './student-courses.loader.ts';
import type { StudentCourse, StudentLessonItem } from './student-courses.repo.ts';
import { listStudentCourses, readStudentCourse } from './student-courses.service.ts';

const StudentLessonItemRef = builder.objectRef<StudentLessonItem>('StudentLessonItem').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    kind: t.expose('kind', { type: LessonKind }),
    position: t.exposeInt('position'),
    durationSeconds: t.exposeInt('durationSeconds', { nullable: true }),
    positionSeconds: t.exposeInt('positionSeconds'),
    completed: t.exposeBoolean('completed'),
    seenPercent: t.exposeInt('seenPercent'),
    releasedAt: t.expose('releasedAt', {
      description: 'When it opens to the person; null: it is open.',
      type: 'DateTime',
      nullable: true,
    }),
  }),
});

export const StudentCourseRef = builder.objectRef<StudentCourse>('StudentCourse').implement({
  description: 'A course as one student sees it: with their progress.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    teacherName: t.exposeString('teacherName', { nullable: true }),
    programme: t.exposeString('programme', { nullable: true }),
    year: t.exposeInt('year', { nullable: true }),
    imageUrl: t.string({
      nullable: true,
      resolve: ({ imageFileId }, _args, { services }) =>
        imageFileId === null ? null : signedFileUrl(services, imageFileId),
    }),
    startsOn: t.expose('startsOn', {
      description: "The first day on which it runs in one of the person's groups.",
      type: 'Date',
      nullable: true,
    }),
    endsOn: t.expose('endsOn', {
      description: "The last day on which it runs in one of the person's groups.",
      type: 'Date',
      nullable: true,
    }),
    seenPercent: t.exposeInt('seenPercent', {
      description: 'The mean of its lessons, rounded down.',
    }),
    facilitatedGroups: t.field({
      description: 'Groups with the course that the person facilitates.',
      type: [GroupLinkRef],
      resolve: async (course, _args, context) =>
        course.facilitatedGroups ?? (await facilitatedGroupsLoader.load(context, course._id)) ?? [],
    }),
    lessonCount: t.exposeInt('lessonCount'),
    completedLessons: t.exposeInt('completedLessons'),
    lastVisitedAt: t.expose('lastVisitedAt', { type: 'DateTime', nullable: true }),
    nextLesson: t.expose('nextLesson', { type: LessonLinkRef, nullable: true }),
    lessons: t.field({
      type: [StudentLessonItemRef],
      resolve: async (course, _args, context) =>
        course.lessons ?? (await studentLessonsLoader.load(context, course._id)) ?? [],
    }),
  }),
});

builder.queryFields((t) => ({
  studentCourse: t.field({
    type: StudentCourseRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readStudentCourse(context, args._id),
  }),
  studentCourses: t.field({
    type: [StudentCourseRef],
    authScopes: { user: true },
    args: { groupId: t.arg.id() },
    resolve: (_root, args, context, info) =>
      listStudentCourses(context, args.groupId ?? null, requestedFields(info)),
  }),
}));
