import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { ExamInputSchema } from './exam.rules.ts';
import type { Exam } from './exams.list.ts';
import { ExamRef, QuestionKind } from './exams.refs.ts';
import { createExam, listExams, readExam, removeExam, updateExam } from './exams.service.ts';

const ExamList = builder.objectRef<List<Exam>>('ExamList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [ExamRef] }),
    total: t.exposeInt('total'),
  }),
});

const ExamFilter = builder.inputType('ExamFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    courseId: t.id(),
    published: t.boolean(),
  }),
});

const ExamSort = builder.inputType('ExamSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('ExamSortField', { values: ['title', 'createdAt'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const ExamChoiceInput = builder.inputType('ExamChoiceInput', {
  fields: (t) => ({
    _id: t.id(),
    text: t.string({ required: true }),
    correct: t.boolean({ required: true }),
  }),
});

const ExamQuestionInput = builder.inputType('ExamQuestionInput', {
  fields: (t) => ({
    _id: t.id(),
    kind: t.field({ type: QuestionKind, required: true }),
    text: t.string({ required: true }),
    points: t.int({ required: true }),
    choices: t.field({ type: [ExamChoiceInput], required: true }),
  }),
});

const ExamInput = builder.inputType('ExamInput', {
  validate: ExamInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    title: t.string({ required: true }),
    instructions: t.string(),
    passMark: t.int({ required: true }),
    allowedAttempts: t.int({
      description: "Left out, a new exam has the college's usual number.",
    }),
    openBook: t.boolean({ required: true }),
    published: t.boolean({ required: true }),
    questions: t.field({ type: [ExamQuestionInput], required: true }),
  }),
});

builder.queryFields((t) => ({
  exam: t.field({
    type: ExamRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readExam(context, args._id, requestedFields(info)),
  }),
  exams: t.field({
    type: ExamList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: ExamFilter }),
      sort: t.arg({ type: ExamSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listExams(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createExam: t.field({
    type: ExamRef,
    authScopes: { globalRole: 'admin' },
    args: { examInput: t.arg({ type: ExamInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readExam(context, await createExam(context, args.examInput), requestedFields(info)),
  }),
  updateExam: t.field({
    type: ExamRef,
    authScopes: { globalRole: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      examInput: t.arg({ type: ExamInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateExam(context, args._id, args.version, args.examInput);
      return readExam(context, args._id, requestedFields(info));
    },
  }),
  removeExam: t.field({
    type: ExamRef,
    authScopes: { globalRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeExam(context, args._id),
  }),
}));
