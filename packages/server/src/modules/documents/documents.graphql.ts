import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { documentText } from './document-text.ts';
import type { Document, DocumentSummary } from './documents.list.ts';
import { audiences, DocumentInputSchema } from './documents.rules.ts';
import {
  createDocument,
  listDocuments,
  listPublishedDocuments,
  readDocument,
  readDocumentByTitle,
  removeDocument,
  updateDocument,
} from './documents.service.ts';

export const Audience = builder.enumType('DocumentAudience', { values: audiences });

const DocumentRef = builder.objectRef<Document>('Document').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    content: t.string({
      description: 'Clean HTML. Links to pictures in it work for some hours.',
      resolve: ({ _id, content }, _args, context) => documentText.read(context, _id, content),
    }),
    permissions: t.expose('permissions', {
      type: [Audience],
      description: 'Who may read it; empty means everybody who is signed in.',
    }),
    published: t.exposeBoolean('published'),
    updatedByName: t.exposeString('updatedByName', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const PublishedDocument = builder.objectRef<DocumentSummary>('PublishedDocument').implement({
  description: 'A document in the list of those that the person may read.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    beginning: t.exposeString('beginning', { description: 'Its first words, without any HTML.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const DocumentList = builder.objectRef<List<Document>>('DocumentList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [DocumentRef] }),
    total: t.exposeInt('total'),
  }),
});

const DocumentFilter = builder.inputType('DocumentFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    published: t.boolean(),
    audience: t.field({ type: Audience }),
  }),
});

const DocumentSort = builder.inputType('DocumentSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('DocumentSortField', {
        values: ['title', 'createdAt', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const DocumentInput = builder.inputType('DocumentInput', {
  validate: DocumentInputSchema,
  fields: (t) => ({
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    permissions: t.field({ type: [Audience], required: true }),
    published: t.boolean({ required: true }),
  }),
});

builder.queryFields((t) => ({
  document: t.field({
    type: DocumentRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readDocument(context, args._id, requestedFields(info)),
  }),
  documentByTitle: t.field({
    type: DocumentRef,
    authScopes: { user: true },
    args: { title: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readDocumentByTitle(context, args.title),
  }),
  documents: t.field({
    type: DocumentList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: DocumentFilter }),
      sort: t.arg({ type: DocumentSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listDocuments(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
  publishedDocuments: t.field({
    type: [PublishedDocument],
    authScopes: { user: true },
    args: { q: t.arg.string() },
    resolve: (_root, args, context) => listPublishedDocuments(context, args.q),
  }),
}));

builder.mutationFields((t) => ({
  createDocument: t.field({
    type: DocumentRef,
    authScopes: { globalRole: 'superadmin' },
    args: { documentInput: t.arg({ type: DocumentInput, required: true }) },
    resolve: async (_root, args, context) =>
      readDocument(context, await createDocument(context, args.documentInput)),
  }),
  updateDocument: t.field({
    type: DocumentRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      documentInput: t.arg({ type: DocumentInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateDocument(context, args._id, args.version, args.documentInput);
      return readDocument(context, args._id);
    },
  }),
  removeDocument: t.field({
    type: DocumentRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeDocument(context, args._id),
  }),
}));
