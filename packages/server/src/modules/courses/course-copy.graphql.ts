import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseCopyInputSchema } from './course-copy.rules.ts';
import { copyCourse } from './course-copy.service.ts';
import { CourseRef } from './courses.refs.ts';
import { readCourse } from './courses.service.ts';

const CourseCopyInput = builder.inputType('CourseCopyInput', {
  validate: CourseCopyInputSchema,
  fields: (t) => ({
    code: t.string({ required: true }),
    name: t.string({ required: true }),
    termId: t.id(),
    groupIds: t.idList({ required: true }),
    startsOn: t.field({
      description: 'Of the new course in all of its groups; absent: with the term, or the group.',
      type: 'Date',
    }),
  }),
});

builder.mutationField('copyCourse', (t) =>
  t.field({
    description: 'Makes a new course of another one; nothing of it is published.',
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      courseCopyInput: t.arg({ type: CourseCopyInput, required: true }),
    },
    resolve: async (_root, args, context, info) =>
      readCourse(
        context,
        await copyCourse(context, args._id, args.courseCopyInput),
        requestedFields(info),
      ),
  }),
);
