import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { QuestionInputRef } from '../questions/index.ts';
import { ExamInputSchema } from './exam.rules.ts';
import type { Exam } from './exams.list.ts';
import { AnswerDisclosure, ExamRef } from './exams.refs.ts';
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

const ExamItemInput = builder.inputType('ExamItemInput', {
  description: 'A question of the bank, one that is written with the exam, or some of a pool.',
  fields: (t) => ({
    _id: t.id({ description: 'Of an item that the exam has already.' }),
    points: t.int({ required: true }),
    questionId: t.id(),
    versionId: t.id({
      description: 'Left out: the newest. With a question: the one that was changed.',
    }),
    poolId: t.id(),
    draw: t.int({ description: 'How many are drawn from the pool.' }),
    question: t.field({
      type: QuestionInputRef,
      description: 'A new one, or with a questionId what that says from now on.',
    }),
  }),
});

const ExamTranslationInput = builder.inputType('ExamTranslationInput', {
  fields: (t) => ({
    locale: t.string({ required: true }),
    title: t.string({ required: true }),
    instructions: t.string(),
  }),
});

const ExamInput = builder.inputType('ExamInput', {
  description: 'What is left out of its rules stays as it is, or is as usual.',
  validate: ExamInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    title: t.string({ required: true }),
    instructions: t.string(),
    locale: t.string({
      description: 'In which title and instructions are written; left out, the course’s.',
    }),
    translations: t.field({ type: [ExamTranslationInput] }),
    passMark: t.int({ required: true }),
    allowedAttempts: t.int({
      description: "Left out, a new exam has the college's usual number.",
    }),
    openBook: t.boolean({ required: true }),
    published: t.boolean({ required: true }),
    shuffleQuestions: t.boolean(),
    shuffleParts: t.boolean(),
    timeLimitMinutes: t.int({ description: 'Null: as long as it takes.' }),
    leavingFails: t.boolean(),
    graceSeconds: t.int({ description: 'After leaving the page, up to 3600; 60 where left out.' }),
    connectionGraceSeconds: t.int({
      description: 'Without a connection, up to 3600; 300 where left out.',
    }),
    answersShown: t.field({ type: AnswerDisclosure }),
    practice: t.boolean(),
    weight: t.int({ description: 'Of the course’s grade.' }),
    items: t.field({ type: [ExamItemInput], required: true }),
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
    extensions: { impersonation: 'raised' },
    args: { examInput: t.arg({ type: ExamInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readExam(context, await createExam(context, args.examInput), requestedFields(info)),
  }),
  updateExam: t.field({
    type: ExamRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
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
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeExam(context, args._id),
  }),
}));
