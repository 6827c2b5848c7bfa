import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import type { List } from '../../platform/list.ts';
import { PersonRef } from '../identity/index.ts';
import type { MyRequest, RequestFormAnswer } from './request-answers.list.ts';
import type { StudentRequestForm } from './request-forms.list.ts';
import {
  RequestAnswerRef,
  RequestFieldRef,
  RequestPlaceRef,
  RequestStatus,
} from './request-forms.refs.ts';
import { RequestReplySchema, RequestValuesSchema } from './request-forms.rules.ts';
import {
  answerRequest,
  listOwnForms,
  listOwnRequests,
  listRequests,
  readRequest,
  submitRequest,
} from './requests.service.ts';

const StudentForm = builder.objectRef<StudentRequestForm>('StudentRequestForm').implement({
  description: 'A form as the people see it who may fill it in.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    fields: t.field({ type: [RequestFieldRef], resolve: ({ fields }) => fields }),
  }),
});

const MyRequestRef = builder.objectRef<MyRequest>('MyRequest').implement({
  description: 'A request as the person sees it who made it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    formTitle: t.exposeString('formTitle'),
    values: t.field({ type: [RequestAnswerRef], resolve: ({ values }) => values }),
    status: t.expose('status', { type: RequestStatus }),
    reply: t.exposeString('reply', { nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const AnswerRef = builder.objectRef<RequestFormAnswer>('RequestFormAnswer').implement({
  description: 'A request as the offices see it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    formId: t.exposeID('formId'),
    formVersion: t.exposeInt('formVersion'),
    formTitle: t.exposeString('formTitle'),
    person: t.expose('person', { type: PersonRef }),
    regions: t.expose('regions', { type: [RequestPlaceRef], description: 'Those of the person.' }),
    values: t.field({ type: [RequestAnswerRef], resolve: ({ values }) => values }),
    status: t.expose('status', { type: RequestStatus }),
    reply: t.exposeString('reply', { nullable: true }),
    answeredByName: t.exposeString('answeredByName', { nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const AnswerList = builder.objectRef<List<RequestFormAnswer>>('RequestFormAnswerList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [AnswerRef] }),
    total: t.exposeInt('total'),
  }),
});

const AnswerFilter = builder.inputType('RequestFormAnswerFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string({ description: 'A part of the name of the person.' }),
    status: t.field({ type: RequestStatus }),
    formId: t.id(),
    regionId: t.id(),
  }),
});

const AnswerSort = builder.inputType('RequestFormAnswerSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('RequestFormAnswerSortField', { values: ['createdAt'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const ReplyInput = builder.inputType('RequestReplyInput', {
  validate: RequestReplySchema,
  fields: (t) => ({
    status: t.field({
      type: builder.enumType('RequestReplyStatus', {
        values: ['IN_WORK', 'DONE', 'REFUSED'] as const,
      }),
      required: true,
    }),
    reply: t.string({ description: 'What the person reads; a refusal needs it.' }),
  }),
});

const ValueInput = builder.inputType('RequestValueInput', {
  fields: (t) => ({
    fieldId: t.id({ required: true }),
    value: t.string({ required: true }),
  }),
});

builder.queryFields((t) => ({
  studentRequestForms: t.field({
    description: 'Forms that the signed-in person may fill in, by title.',
    type: [StudentForm],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listOwnForms(context),
  }),
  myRequests: t.field({
    description: 'The newest hundred requests of the signed-in person.',
    type: [MyRequestRef],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listOwnRequests(context),
  }),
  requestFormAnswer: t.field({
    type: AnswerRef,
    authScopes: { role: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readRequest(context, _id),
  }),
  requestFormAnswers: t.field({
    type: AnswerList,
    authScopes: { role: 'admin' },
    args: {
      filter: t.arg({ type: AnswerFilter }),
      sort: t.arg({ type: AnswerSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listRequests(context, args),
  }),
}));

builder.mutationFields((t) => ({
  submitRequestForm: t.field({
    type: MyRequestRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({
        required: true,
        validate: ClientMadeId,
        description: 'Made by the browser: the same id again is the same request.',
      }),
      formId: t.arg.id({ required: true }),
      formVersion: t.arg.int({ required: true }),
      values: t.arg({ type: [ValueInput], required: true, validate: RequestValuesSchema }),
    },
    resolve: (_root, args, context) => submitRequest(context, args),
  }),
  answerRequest: t.field({
    description: 'Answers a request and tells the person who made it.',
    type: AnswerRef,
    authScopes: { role: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      requestReplyInput: t.arg({ type: ReplyInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await answerRequest(context, args._id, args.version, args.requestReplyInput);
      return readRequest(context, args._id);
    },
  }),
}));
