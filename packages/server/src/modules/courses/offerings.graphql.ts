import { builder } from '../../graphql/builder.ts';
import { GroupRef } from '../groups/index.ts';
import { TermRef } from '../terms/index.ts';
import { courseLoader } from './courses.loader.ts';
import { CourseOfferingRef, CourseRef } from './courses.refs.ts';
import { CourseOfferingInputSchema } from './offerings.rules.ts';
import { removeCourseOffering, setCourseOffering } from './offerings.service.ts';

CourseOfferingRef.implement({
  description: 'When a course runs in a group.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    courseId: t.exposeID('courseId'),
    course: t.field({
      type: CourseRef,
      resolve: async ({ courseId }, _args, context) => {
        const course = await courseLoader.load(context, courseId);
        if (!course) throw new Error(`Course ${courseId} of an offering could not be read`);
        return course;
      },
    }),
    groupId: t.exposeID('groupId'),
    group: t.expose('group', { type: GroupRef }),
    termId: t.exposeID('termId', { nullable: true }),
    term: t.expose('term', { type: TermRef, nullable: true }),
    startsOn: t.expose('startsOn', {
      description: 'The first day on which its people see the course, where the group is.',
      type: 'Date',
    }),
    endsOn: t.expose('endsOn', {
      description: 'Its last day; the course stays readable after it.',
      type: 'Date',
    }),
  }),
});

const CourseOfferingInput = builder.inputType('CourseOfferingInput', {
  validate: CourseOfferingInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    groupId: t.id({ required: true }),
    termId: t.id(),
    startsOn: t.field({ type: 'Date', required: true }),
    endsOn: t.field({ type: 'Date', required: true }),
    version: t.int({
      description: 'Of the offering that was read; absent: it is not offered to the group yet.',
    }),
  }),
});

builder.mutationFields((t) => ({
  setCourseOffering: t.field({
    type: CourseOfferingRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { courseOfferingInput: t.arg({ type: CourseOfferingInput, required: true }) },
    resolve: (_root, args, context) => setCourseOffering(context, args.courseOfferingInput),
  }),
  removeCourseOffering: t.field({
    type: CourseOfferingRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeCourseOffering(context, args._id),
  }),
}));
