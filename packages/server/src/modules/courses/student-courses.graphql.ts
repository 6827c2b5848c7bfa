import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { LessonKind, LessonLinkRef } from './courses.refs.ts';
import { loadStudentLessons } from './student-courses.loader.ts';
import type { StudentCourse, StudentLessonItem } from './student-courses.repo.ts';
import {
  listStudentCourses,
  readStudentCourse,
  recordCourseActivity,
} from './student-courses.service.ts';

const StudentLessonItemRef = builder.objectRef<StudentLessonItem>('StudentLessonItem').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    kind: t.expose('kind', { type: LessonKind }),
    position: t.exposeInt('position'),
    durationSeconds: t.exposeInt('durationSeconds', { nullable: true }),
    positionSeconds: t.exposeInt('positionSeconds'),
    completed: t.exposeBoolean('completed'),
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
    lessonCount: t.exposeInt('lessonCount'),
    completedLessons: t.exposeInt('completedLessons'),
    lastVisitedAt: t.expose('lastVisitedAt', { type: 'DateTime', nullable: true }),
    nextLesson: t.expose('nextLesson', { type: LessonLinkRef, nullable: true }),
    lessons: t.field({
      type: [StudentLessonItemRef],
      resolve: (course, _args, context) =>
        course.lessons ?? loadStudentLessons(context, signedIn(context)._id, course._id),
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

builder.mutationFields((t) => ({
  recordCourseActivity: t.boolean({
    authScopes: { user: true },
    args: { courseId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await recordCourseActivity(context, args.courseId);
      return true;
    },
  }),
}));
