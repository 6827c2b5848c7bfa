import { builder } from '../../graphql/builder.ts';
import type { Course, CourseLink } from './courses.list.ts';
import { lessonKinds } from './courses.table.ts';
import type { Lesson } from './lessons.list.ts';
import type { Offering } from './offerings.list.ts';
import type { LessonLink } from './student-courses.repo.ts';

/** Courses and lessons name each other, so both names are declared before either is described. */
export const CourseRef = builder.objectRef<Course>('Course');
export const LessonRef = builder.objectRef<Lesson>('Lesson');
export const CourseOfferingRef = builder.objectRef<Offering>('CourseOffering');

export const LessonKind = builder.enumType('LessonKind', { values: lessonKinds });

/** What other records show of their course. */
export const CourseLinkRef = builder.objectRef<CourseLink>('CourseLink').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
  }),
});

export const LessonLinkRef = builder.objectRef<LessonLink>('LessonLink').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), title: t.exposeString('title') }),
});
