import { builder } from '../../graphql/builder.ts';
import { OutcomeRef, PageInput } from '../../graphql/list-types.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { type ChangeRow, findChanges } from './course-changes.repo.ts';
import { changedFields, nameIn } from './course-changes.rules.ts';
import { CourseRef } from './courses.refs.ts';
import { readCourse } from './courses.service.ts';
import { LessonIdsSchema } from './lessons.rules.ts';
import { publishCourse, publishLessons, unpublishCourse } from './publishing.service.ts';

const CourseChangeRef = builder.objectRef<ChangeRow>('CourseChange').implement({
  description: 'What somebody did to a course or to one of its lessons.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    at: t.expose('at', { type: 'DateTime' }),
    byName: t.exposeString('byName', { nullable: true }),
    action: t.exposeString('action', { description: "The mutation's name." }),
    entity: t.exposeString('entity', { description: '`course` or `lesson`.' }),
    entityId: t.exposeID('entityId'),
    name: t.string({
      description: 'What the course or the lesson is called, where it says so.',
      nullable: true,
      resolve: ({ before, after }) => nameIn(before, after),
    }),
    fields: t.stringList({
      description: 'Which values changed; none where the record is new or gone.',
      resolve: ({ before, after }) => changedFields(before, after),
    }),
  }),
});

const CourseChangeList = builder.objectRef<List<ChangeRow>>('CourseChangeList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CourseChangeRef] }),
    total: t.exposeInt('total'),
  }),
});

/** Most changes of one page. */
const MOST = 100;

builder.objectField(CourseRef, 'changesSincePublished', (t) =>
  t.field({
    description: 'The newest first; nothing of a course that was never published.',
    type: CourseChangeList,
    args: { page: t.arg({ type: PageInput }) },
    resolve: ({ _id }, args, context) => {
      const page = args.page ?? { page: 1, perPage: 25 };
      if (page.page < 1 || page.perPage < 1 || page.perPage > MOST) {
        throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MOST } });
      }
      return findChanges(context.db, _id, page);
    },
  }),
);

builder.mutationFields((t) => ({
  publishCourse: t.field({
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    args: { _id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: async (_root, args, context, info) => {
      await publishCourse(context, args._id, args.version);
      return readCourse(context, args._id, requestedFields(info));
    },
  }),
  unpublishCourse: t.field({
    type: CourseRef,
    authScopes: { globalRole: 'admin' },
    args: { _id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: async (_root, args, context, info) => {
      await unpublishCourse(context, args._id, args.version);
      return readCourse(context, args._id, requestedFields(info));
    },
  }),
  publishLessons: t.field({
    type: [OutcomeRef],
    authScopes: { globalRole: 'admin' },
    args: {
      ids: t.arg.idList({ required: true, validate: LessonIdsSchema }),
      published: t.arg.boolean({ required: true }),
    },
    resolve: (_root, args, context) => publishLessons(context, args.ids, args.published),
  }),
}));
