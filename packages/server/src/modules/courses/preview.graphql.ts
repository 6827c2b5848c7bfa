import { builder } from '../../graphql/builder.ts';
import { previewCourse, previewLesson } from './preview.service.ts';
import { StudentCourseRef } from './student-courses.graphql.ts';
import { StudentLessonRef } from './student-lessons.graphql.ts';

builder.queryFields((t) => ({
  previewCourse: t.field({
    description: 'A course as its students will see it, also before it is published.',
    type: StudentCourseRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => previewCourse(context, args._id),
  }),
  previewLesson: t.field({
    description: 'A lesson as its students will see it, also before it is published.',
    type: StudentLessonRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => previewLesson(context, args._id),
  }),
}));
