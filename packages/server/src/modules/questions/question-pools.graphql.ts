import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { QuestionPoolInputSchema } from './question-pool.rules.ts';
import type { QuestionPool } from './question-pools.list.ts';
import {
  createPool,
  listPools,
  readPool,
  removePool,
  updatePool,
} from './question-pools.service.ts';
import { QuestionPoolRef } from './questions.refs.ts';

const QuestionPoolList = builder.objectRef<List<QuestionPool>>('QuestionPoolList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [QuestionPoolRef] }),
    total: t.exposeInt('total'),
  }),
});

const QuestionPoolFilter = builder.inputType('QuestionPoolFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), courseId: t.id() }),
});

const QuestionPoolSort = builder.inputType('QuestionPoolSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('QuestionPoolSortField', { values: ['name', 'createdAt'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const QuestionPoolInput = builder.inputType('QuestionPoolInput', {
  validate: QuestionPoolInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    name: t.string({ required: true }),
  }),
});

builder.queryFields((t) => ({
  questionPool: t.field({
    type: QuestionPoolRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readPool(context, args._id, requestedFields(info)),
  }),
  questionPools: t.field({
    type: QuestionPoolList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: QuestionPoolFilter }),
      sort: t.arg({ type: QuestionPoolSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listPools(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createQuestionPool: t.field({
    type: QuestionPoolRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { questionPoolInput: t.arg({ type: QuestionPoolInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readPool(context, await createPool(context, args.questionPoolInput), requestedFields(info)),
  }),
  updateQuestionPool: t.field({
    type: QuestionPoolRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      questionPoolInput: t.arg({ type: QuestionPoolInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updatePool(context, args._id, args.version, args.questionPoolInput);
      return readPool(context, args._id, requestedFields(info));
    },
  }),
  removeQuestionPool: t.field({
    type: QuestionPoolRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removePool(context, args._id),
  }),
}));
