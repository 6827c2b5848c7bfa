import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import type { Term } from './terms.list.ts';
import { TermInputSchema } from './terms.rules.ts';
import { createTerm, listTerms, readTerm, removeTerm, updateTerm } from './terms.service.ts';

export const TermRef = builder.objectRef<Term>('Term').implement({
  description: 'A part of a year in which courses are offered.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    year: t.exposeInt('year', { description: 'Of the calendar.' }),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    offeringCount: t.exposeInt('offeringCount'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const TermList = builder.objectRef<List<Term>>('TermList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [TermRef] }),
    total: t.exposeInt('total'),
  }),
});

const TermFilter = builder.inputType('TermFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), year: t.int() }),
});

const TermSort = builder.inputType('TermSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('TermSortField', {
        values: ['name', 'year', 'startsOn', 'endsOn', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const TermInput = builder.inputType('TermInput', {
  validate: TermInputSchema,
  fields: (t) => ({
    name: t.string({ required: true }),
    year: t.int({ required: true }),
    startsOn: t.field({ type: 'Date', required: true }),
    endsOn: t.field({ type: 'Date', required: true }),
  }),
});

builder.queryFields((t) => ({
  term: t.field({
    type: TermRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readTerm(context, args._id),
  }),
  terms: t.field({
    type: TermList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: TermFilter }),
      sort: t.arg({ type: TermSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listTerms(context, args),
  }),
}));

builder.mutationFields((t) => ({
  createTerm: t.field({
    type: TermRef,
    authScopes: { globalRole: 'admin' },
    args: { termInput: t.arg({ type: TermInput, required: true }) },
    resolve: async (_root, args, context) =>
      readTerm(context, await createTerm(context, args.termInput)),
  }),
  updateTerm: t.field({
    type: TermRef,
    authScopes: { globalRole: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      termInput: t.arg({ type: TermInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateTerm(context, args._id, args.version, args.termInput);
      return readTerm(context, args._id);
    },
  }),
  removeTerm: t.field({
    type: TermRef,
    authScopes: { globalRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeTerm(context, args._id),
  }),
}));
