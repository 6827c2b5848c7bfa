import { builder } from '../../graphql/builder.ts';
import { OutcomeRef, PageInput, SortOrder } from '../../graphql/list-types.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { QuestionIds } from './question-input.rules.ts';
import { QuestionInputRef } from './questions.inputs.ts';
import type { Question } from './questions.list.ts';
import { QuestionKindRef, QuestionRef } from './questions.refs.ts';
import {
  createQuestion,
  listQuestions,
  readQuestion,
  removeQuestion,
  setQuestionsArchived,
  updateQuestion,
} from './questions.service.ts';

const QuestionList = builder.objectRef<List<Question>>('QuestionList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [QuestionRef] }),
    total: t.exposeInt('total'),
  }),
});

export const QuestionFilter = builder.inputType('QuestionFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    courseId: t.id(),
    poolId: t.id(),
    kind: t.field({ type: QuestionKindRef }),
    archived: t.boolean(),
    missingLocale: t.string({ description: 'Whose newest version says nothing in this locale.' }),
  }),
});

const QuestionSort = builder.inputType('QuestionSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('QuestionSortField', {
        values: ['title', 'kind', 'createdAt', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryFields((t) => ({
  question: t.field({
    type: QuestionRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readQuestion(context, args._id, requestedFields(info)),
  }),
  questions: t.field({
    type: QuestionList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: QuestionFilter }),
      sort: t.arg({ type: QuestionSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listQuestions(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createQuestion: t.field({
    type: QuestionRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({
        description: 'Made by the browser: what is sent twice is written once.',
        validate: ClientMadeId.nullish(),
      }),
      questionInput: t.arg({ type: QuestionInputRef, required: true }),
    },
    resolve: async (_root, args, context, info) =>
      readQuestion(
        context,
        await createQuestion(context, args._id, args.questionInput),
        requestedFields(info),
      ),
  }),
  updateQuestion: t.field({
    type: QuestionRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      questionInput: t.arg({ type: QuestionInputRef, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateQuestion(context, args._id, args.version, args.questionInput);
      return readQuestion(context, args._id, requestedFields(info));
    },
  }),
  removeQuestion: t.field({
    type: QuestionRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeQuestion(context, args._id),
  }),
  setQuestionsArchived: t.field({
    description: 'Puts up to 200 questions into the archive or takes them out; answers for each.',
    type: [OutcomeRef],
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      ids: t.arg.idList({ required: true, validate: QuestionIds }),
      archived: t.arg.boolean({ required: true }),
    },
    resolve: (_root, args, context) => setQuestionsArchived(context, args.ids, args.archived),
  }),
}));
