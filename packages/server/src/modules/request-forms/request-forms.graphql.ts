import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { Audience } from '../documents/index.ts';
import type { RequestForm } from './request-forms.list.ts';
import { FieldKind, RequestFieldRef, RequestPlaceRef } from './request-forms.refs.ts';
import { RequestFormInputSchema } from './request-forms.rules.ts';
import {
  createForm,
  listForms,
  readForm,
  removeForm,
  updateForm,
} from './request-forms.service.ts';

const RequestFormRef = builder.objectRef<RequestForm>('RequestForm').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    audiences: t.expose('audiences', {
      type: [Audience],
      description: 'Who may fill it in; empty means everybody of its regions and groups.',
    }),
    published: t.exposeBoolean('published'),
    fields: t.field({ type: [RequestFieldRef], resolve: ({ fields }) => fields }),
    regions: t.expose('regions', { type: [RequestPlaceRef] }),
    groups: t.expose('groups', { type: [RequestPlaceRef] }),
    answerCount: t.exposeInt('answerCount', { description: 'Requests that were made by it.' }),
    waitingCount: t.exposeInt('waitingCount', { description: 'Those that nobody took up yet.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const RequestFormList = builder.objectRef<List<RequestForm>>('RequestFormList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [RequestFormRef] }),
    total: t.exposeInt('total'),
  }),
});

const RequestFormFilter = builder.inputType('RequestFormFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), published: t.boolean() }),
});

const RequestFormSort = builder.inputType('RequestFormSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('RequestFormSortField', { values: ['title', 'updatedAt'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const RequestFieldInput = builder.inputType('RequestFieldInput', {
  fields: (t) => ({
    _id: t.id({ description: 'Of a field that is there already.' }),
    kind: t.field({ type: FieldKind, required: true }),
    label: t.string({ required: true }),
    help: t.string(),
    required: t.boolean({ required: true }),
    choices: t.stringList({ required: true }),
  }),
});

const RequestFormInput = builder.inputType('RequestFormInput', {
  validate: RequestFormInputSchema,
  fields: (t) => ({
    title: t.string({ required: true }),
    description: t.string(),
    audiences: t.field({ type: [Audience], required: true }),
    regionIds: t.idList({ required: true }),
    groupIds: t.idList({ required: true }),
    published: t.boolean({ required: true }),
    fields: t.field({ type: [RequestFieldInput], required: true }),
  }),
});

builder.queryFields((t) => ({
  requestForm: t.field({
    type: RequestFormRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readForm(context, _id),
  }),
  requestForms: t.field({
    type: RequestFormList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: RequestFormFilter }),
      sort: t.arg({ type: RequestFormSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listForms(context, args),
  }),
}));

builder.mutationFields((t) => ({
  createRequestForm: t.field({
    type: RequestFormRef,
    authScopes: { globalRole: 'superadmin' },
    args: { requestFormInput: t.arg({ type: RequestFormInput, required: true }) },
    resolve: async (_root, { requestFormInput }, context) =>
      readForm(context, await createForm(context, requestFormInput)),
  }),
  updateRequestForm: t.field({
    type: RequestFormRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      requestFormInput: t.arg({ type: RequestFormInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateForm(context, args._id, args.version, args.requestFormInput);
      return readForm(context, args._id);
    },
  }),
  removeRequestForm: t.field({
    type: RequestFormRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => removeForm(context, _id),
  }),
}));
