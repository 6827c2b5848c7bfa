import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { reaches } from '../../platform/viewer.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { GroupLinkRef, readableGroups } from '../groups/index.ts';
import { removeAssignmentDates, setAssignmentDates } from './assignment-dates.service.ts';
import { assignmentText } from './assignment-texts.ts';
import type { Assignment, AssignmentDates } from './assignments.list.ts';
import { AssignmentDownloadRef, AssignmentKind, AssignmentRef } from './assignments.refs.ts';
import { AssignmentDatesInputSchema, AssignmentInputSchema } from './assignments.rules.ts';
import {
  createAssignment,
  listAssignments,
  readAssignment,
  removeAssignment,
  removeAssignmentDownload,
  updateAssignment,
} from './assignments.service.ts';

const AssignmentDatesRef = builder.objectRef<AssignmentDates>('AssignmentDates').implement({
  description: 'When a group hands an assignment in.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    assignmentId: t.exposeID('assignmentId'),
    groupId: t.exposeID('groupId'),
    group: t.expose('group', { type: GroupLinkRef }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    zone: t.exposeString('zone', { description: 'IANA name of where the group is.' }),
  }),
});

AssignmentRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    content: t.string({
      description: 'Clean HTML. Links to pictures in it work for some hours.',
      resolve: ({ _id, content }, _args, context) => assignmentText.read(context, _id, content),
    }),
    locale: t.exposeString('locale'),
    kind: t.expose('kind', { type: AssignmentKind }),
    position: t.exposeInt('position'),
    published: t.exposeBoolean('published'),
    weight: t.exposeInt('weight', {
      description: "Parts of the course's grade; 0: it does not count.",
    }),
    maxFiles: t.exposeInt('maxFiles'),
    allowText: t.exposeBoolean('allowText'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    course: t.field({ type: CourseLinkRef, resolve: ({ course }) => asked(course) }),
    dates: t.field({
      description: 'Of the groups that the reader may see.',
      type: [AssignmentDatesRef],
      resolve: ({ dates }, _args, context) => {
        const scope = readableGroups(signedIn(context));
        return asked(dates).filter(({ regionId }) => reaches(scope, regionId));
      },
    }),
    downloads: t.field({
      type: [AssignmentDownloadRef],
      resolve: ({ downloads }) => asked(downloads),
    }),
    ungradedCount: t.int({ resolve: ({ ungradedCount }) => asked(ungradedCount) }),
    gradedCount: t.int({ resolve: ({ gradedCount }) => asked(gradedCount) }),
  }),
});

/** A relation that was read because the query asks for it. */
function asked<T>(relation: T | undefined): T {
  if (relation === undefined) throw new Error('A relation of an assignment was not read');
  return relation;
}

const AssignmentList = builder.objectRef<List<Assignment>>('AssignmentList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [AssignmentRef] }),
    total: t.exposeInt('total'),
  }),
});

const AssignmentFilter = builder.inputType('AssignmentFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    courseId: t.id(),
    kind: t.field({ type: AssignmentKind }),
    published: t.boolean(),
  }),
});

const AssignmentSort = builder.inputType('AssignmentSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('AssignmentSortField', {
        values: ['title', 'createdAt', 'position'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const AssignmentInput = builder.inputType('AssignmentInput', {
  validate: AssignmentInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    locale: t.string({ required: true }),
    kind: t.field({ type: AssignmentKind, required: true }),
    position: t.int({ required: true }),
    published: t.boolean({ required: true }),
    weight: t.int({ required: true }),
    maxFiles: t.int({ required: true }),
    allowText: t.boolean({ required: true }),
  }),
});

const AssignmentDatesInput = builder.inputType('AssignmentDatesInput', {
  validate: AssignmentDatesInputSchema,
  fields: (t) => ({
    assignmentId: t.id({ required: true }),
    groupId: t.id({ required: true }),
    opensAt: t.string({ description: 'On the clock of the campus: 2026-11-01T18:00.' }),
    dueAt: t.string({ description: 'The same; the whole second is still in time.' }),
    version: t.int({ description: 'Of the dates that were read; null where there were none.' }),
  }),
});

builder.queryFields((t) => ({
  assignment: t.field({
    type: AssignmentRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) =>
      readAssignment(context, args._id, requestedFields(info)),
  }),
  assignments: t.field({
    type: AssignmentList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: AssignmentFilter }),
      sort: t.arg({ type: AssignmentSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listAssignments(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createAssignment: t.field({
    type: AssignmentRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { assignmentInput: t.arg({ type: AssignmentInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readAssignment(
        context,
        await createAssignment(context, args.assignmentInput),
        requestedFields(info),
      ),
  }),
  updateAssignment: t.field({
    type: AssignmentRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      assignmentInput: t.arg({ type: AssignmentInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateAssignment(context, args._id, args.version, args.assignmentInput);
      return readAssignment(context, args._id, requestedFields(info));
    },
  }),
  removeAssignment: t.field({
    type: AssignmentRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeAssignment(context, args._id),
  }),
  removeAssignmentDownload: t.field({
    type: AssignmentRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) =>
      readAssignment(
        context,
        await removeAssignmentDownload(context, args._id),
        requestedFields(info),
      ),
  }),
  setAssignmentDates: t.field({
    type: AssignmentDatesRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { assignmentDatesInput: t.arg({ type: AssignmentDatesInput, required: true }) },
    resolve: (_root, args, context) => setAssignmentDates(context, args.assignmentDatesInput),
  }),
  removeAssignmentDates: t.field({
    type: AssignmentDatesRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_root, args, context) => removeAssignmentDates(context, args._id, args.version),
  }),
}));
