import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { GroupKind, GroupRef } from './groups.graphql.ts';
import type { Group } from './groups.list.ts';
import { GroupInputSchema, MOST_MEMBERS } from './groups.rules.ts';
import {
  createGroup,
  listGroups,
  listTerms,
  readGroup,
  removeGroup,
  updateGroup,
} from './groups.service.ts';

const GroupList = builder.objectRef<List<Group>>('GroupList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [GroupRef] }),
    total: t.exposeInt('total'),
  }),
});

export const GroupFilter = builder.inputType('GroupFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    regionId: t.id(),
    kind: t.field({ type: GroupKind }),
    year: t.int(),
    term: t.string(),
    attendanceSchemaId: t.id(),
    archived: t.boolean(),
    withoutMembers: t.boolean({ description: 'Under way, and nobody is in it.' }),
    withoutSchema: t.boolean({ description: 'Under way, without an attendance schema.' }),
  }),
});

const GroupSort = builder.inputType('GroupSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('GroupSortField', {
        values: ['name', 'year', 'startsOn', 'createdAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const GroupInput = builder.inputType('GroupInput', {
  validate: GroupInputSchema,
  fields: (t) => ({
    name: t.string({ required: true }),
    regionId: t.id({ required: true }),
    year: t.int({ required: true }),
    term: t.string({ required: true }),
    kind: t.field({ type: GroupKind, required: true }),
    archived: t.boolean({ required: true }),
    startsOn: t.field({ type: 'Date', required: true }),
    endsOn: t.field({ type: 'Date', required: true }),
    attendanceSchemaId: t.id(),
    signUpOpen: t.boolean({
      description:
        'Whether the link to sign up takes people in; left as it is where nothing is said.',
    }),
    studentIds: t.idList({ required: true, extensions: { mostEntries: MOST_MEMBERS } }),
    facilitatorIds: t.idList({ required: true, extensions: { mostEntries: MOST_MEMBERS } }),
  }),
});

builder.queryFields((t) => ({
  group: t.field({
    type: GroupRef,
    authScopes: { role: 'manager' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readGroup(context, args._id, requestedFields(info)),
  }),
  groups: t.field({
    type: GroupList,
    authScopes: { role: 'manager' },
    args: {
      filter: t.arg({ type: GroupFilter }),
      sort: t.arg({ type: GroupSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listGroups(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.queryField('groupTerms', (t) =>
  t.stringList({
    description: 'The terms that groups of the own regions name, each once.',
    authScopes: { role: 'manager' },
    resolve: (_root, _args, context) => listTerms(context),
  }),
);

builder.mutationFields((t) => ({
  createGroup: t.field({
    type: GroupRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { groupInput: t.arg({ type: GroupInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readGroup(context, await createGroup(context, args.groupInput), requestedFields(info)),
  }),
  updateGroup: t.field({
    type: GroupRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      groupInput: t.arg({ type: GroupInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateGroup(context, args._id, args.version, args.groupInput);
      return readGroup(context, args._id, requestedFields(info));
    },
  }),
  removeGroup: t.field({
    type: GroupRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => removeGroup(context, args._id, requestedFields(info)),
  }),
}));
