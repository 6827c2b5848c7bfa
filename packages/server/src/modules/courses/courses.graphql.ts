import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { reaches } from '../../platform/viewer.ts';
import { GroupRef, readableGroups } from '../groups/index.ts';
import { CategoryLinkRef } from '../site/index.ts';
import { TeacherRef, wholeTeacherLoader } from '../teachers/index.ts';
import {
  groupsOfCourseLoader,
  lessonsOfCourseLoader,
  teachersOfCourseLoader,
} from './courses.loader.ts';
import { CourseLinkRef, CourseRef, LessonRef } from './courses.refs.ts';

CourseRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    teacherName: t.exposeString('teacherName', {
      description: 'Its teachers in one text.',
      nullable: true,
    }),
    teachers: t.field({
      type: [TeacherRef],
      resolve: async (course, _args, context) =>
        course.teachers ?? (await teachersOfCourseLoader.load(context, course._id)) ?? [],
    }),
    categoryId: t.exposeID('categoryId', { nullable: true }),
    category: t.expose('category', { type: CategoryLinkRef, nullable: true }),
    locale: t.exposeString('locale'),
    published: t.exposeBoolean('published'),
    lessonCount: t.int({
      resolve: async (course, _args, context) =>
        course.lessonCount ?? (await lessonsOfCourseLoader.load(context, course._id))?.length ?? 0,
    }),
    lessons: t.field({
      type: [LessonRef],
      resolve: async (course, _args, context) =>
        course.lessons ?? (await lessonsOfCourseLoader.load(context, course._id)) ?? [],
    }),
    groups: t.field({
      type: [GroupRef],
      resolve: async (course, _args, context) => {
        if (course.groups) return course.groups;
        const scope = readableGroups(signedIn(context));
        const groups = (await groupsOfCourseLoader.load(context, course._id)) ?? [];
        return groups.filter((group) => reaches(scope, group.regionId));
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

/** Teacher.courses */
builder.objectField(TeacherRef, 'courses', (t) =>
  t.field({
    type: [CourseLinkRef],
    resolve: async (teacher, _args, context) =>
      teacher.courses ?? (await wholeTeacherLoader.load(context, teacher._id))?.courses ?? [],
  }),
);
