import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { reaches } from '../../platform/viewer.ts';
import { GroupRef, readableGroups } from '../groups/index.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { CategoryLinkRef } from '../site/index.ts';
import { TeacherRef, wholeTeacherLoader } from '../teachers/index.ts';
import {
  groupsOfCourseLoader,
  lessonsOfCourseLoader,
  offeringsOfCourseLoader,
  teachersOfCourseLoader,
} from './courses.loader.ts';
import { CourseLinkRef, CourseOfferingRef, CourseRef, LessonRef } from './courses.refs.ts';

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
    categoryIds: t.idList({ resolve: ({ categories }) => categories.map(({ _id }) => _id) }),
    categories: t.expose('categories', { type: [CategoryLinkRef] }),
    programme: t.exposeString('programme', {
      description: "What it is a part of, in the college's words.",
      nullable: true,
    }),
    year: t.exposeInt('year', { description: 'Of the programme.', nullable: true }),
    imageUrl: t.string({
      nullable: true,
      resolve: ({ imageFileId }, _args, { services }) =>
        imageFileId === null ? null : signedFileUrl(services, imageFileId),
    }),
    locale: t.exposeString('locale'),
    published: t.exposeBoolean('published'),
    publishedAt: t.expose('publishedAt', {
      description: 'When it was last published.',
      type: 'DateTime',
      nullable: true,
    }),
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
    offerings: t.field({
      description: 'When it runs in which group, the latest first.',
      type: [CourseOfferingRef],
      resolve: async (course, _args, context) => {
        if (course.offerings) return course.offerings;
        const scope = readableGroups(signedIn(context));
        const offerings = (await offeringsOfCourseLoader.load(context, course._id)) ?? [];
        return offerings.filter(({ group }) => reaches(scope, group.regionId));
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
