import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import type { Logit, LogitGroup } from './logits.list.ts';
import { knownActions } from './logits.repo.ts';
import { LogitInputSchema } from './logits.rules.ts';
import { insertLogit, listLogitGroups, listLogits, readLogit } from './logits.service.ts';

const LogitSource = builder.enumType('LogitSource', {
  description: 'Whether the server wrote down what was done, or an app reported something.',
  values: ['ACTION', 'REPORT'] as const,
});

const LogitRef = builder.objectRef<Logit>('Logit').implement({
  description: 'An entry of the log of actions and crashes.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    source: t.expose('source', { type: LogitSource }),
    at: t.expose('at', { type: 'DateTime' }),
    userId: t.exposeID('userId', { nullable: true }),
    userName: t.exposeString('userName', { nullable: true }),
    throughName: t.exposeString('throughName', {
      description: 'The member of staff who looked through the eyes of that person.',
      nullable: true,
    }),
    action: t.exposeString('action'),
    type: t.exposeString('type'),
    entity: t.exposeString('entity', { nullable: true }),
    entityId: t.exposeID('entityId', { nullable: true }),
    groupId: t.exposeID('groupId', { nullable: true }),
    payload: t.exposeString('payload', {
      description: 'Mostly JSON; without secrets.',
      nullable: true,
    }),
  }),
});

const LogitGroupRef = builder.objectRef<LogitGroup>('LogitGroup').implement({
  description: 'Crashes that said the same.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    message: t.exposeString('message'),
    count: t.exposeInt('count'),
    firstAt: t.expose('firstAt', { type: 'DateTime' }),
    lastAt: t.expose('lastAt', { type: 'DateTime' }),
  }),
});

const LogitList = builder.objectRef<List<Logit>>('LogitList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LogitRef] }),
    total: t.exposeInt('total'),
  }),
});

const LogitGroupList = builder.objectRef<List<LogitGroup>>('LogitGroupList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LogitGroupRef] }),
    total: t.exposeInt('total'),
  }),
});

const LogitFilter = builder.inputType('LogitFilter', {
  fields: (t) => ({
    ids: t.idList(),
    source: t.field({ type: LogitSource }),
    q: t.string(),
    userId: t.id(),
    action: t.string(),
    type: t.string(),
    recordId: t.id(),
    groupId: t.id(),
    after: t.field({ type: 'DateTime' }),
    until: t.field({ type: 'DateTime' }),
  }),
});

const LogitSort = builder.inputType('LogitSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('LogitSortField', { values: ['at'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const LogitGroupFilter = builder.inputType('LogitGroupFilter', {
  fields: (t) => ({ ids: t.idList() }),
});

const LogitGroupSort = builder.inputType('LogitGroupSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('LogitGroupSortField', {
        values: ['lastAt', 'firstAt', 'count'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const LogitInput = builder.inputType('LogitInput', {
  validate: LogitInputSchema,
  fields: (t) => ({
    userId: t.id(),
    action: t.string({ required: true }),
    type: t.string({ required: true }),
    payload: t.string(),
  }),
});

builder.queryFields((t) => ({
  logit: t.field({
    type: LogitRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      source: t.arg({ type: LogitSource, required: true }),
      _id: t.arg.id({ required: true }),
    },
    resolve: (_root, args, context, info) =>
      readLogit(context, args.source, args._id, requestedFields(info)),
  }),
  logits: t.field({
    type: LogitList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: LogitFilter }),
      sort: t.arg({ type: LogitSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listLogits(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
  logitActions: t.stringList({
    description: 'The actions that occur in the log.',
    authScopes: { globalRole: 'superadmin' },
    resolve: (_root, _args, context) => knownActions(context.db),
  }),
  logitGroups: t.field({
    type: LogitGroupList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: LogitGroupFilter }),
      sort: t.arg({ type: LogitGroupSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listLogitGroups(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  insertLogit: t.boolean({
    authScopes: { public: true },
    extensions: { impersonation: 'open' },
    args: { logitInput: t.arg({ type: LogitInput, required: true }) },
    resolve: async (_root, args, context) => {
      await insertLogit(context, args.logitInput);
      return true;
    },
  }),
}));
