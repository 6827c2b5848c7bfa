import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { LocaleInputSchema, localeSorts, type SiteLocale } from './locales.rules.ts';
import { listLocales, offeredLocales, readLocale, updateLocale } from './locales.service.ts';

const LocaleRef = builder.objectRef<SiteLocale>('Locale').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name', { description: 'In English, for staff.' }),
    value: t.exposeString('_id', { description: 'The code that profiles keep.' }),
    label: t.exposeString('label', { description: 'In the language itself, for readers.' }),
  }),
});

const LocaleRecord = builder.objectRef<SiteLocale>('LocaleRecord').implement({
  description: 'A locale as staff keep it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version', {
      description: '0 as long as the college has changed nothing about it.',
    }),
    value: t.exposeString('_id'),
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    position: t.exposeInt('position'),
    enabled: t.exposeBoolean('enabled'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
  }),
});

const LocaleRecordList = builder.objectRef<List<SiteLocale>>('LocaleRecordList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LocaleRecord] }),
    total: t.exposeInt('total'),
  }),
});

const LocaleFilter = builder.inputType('LocaleRecordFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), enabled: t.boolean() }),
});

const LocaleSort = builder.inputType('LocaleRecordSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('LocaleRecordSortField', { values: localeSorts }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const LocaleInput = builder.inputType('LocaleInput', {
  validate: LocaleInputSchema,
  fields: (t) => ({
    name: t.string({ required: true }),
    label: t.string({ required: true }),
    position: t.int({ required: true }),
    enabled: t.boolean({ required: true }),
  }),
});

builder.queryFields((t) => ({
  locales: t.field({
    description: 'The locales that people may choose, in the order of pickers.',
    type: [LocaleRef],
    authScopes: { public: true },
    resolve: (_root, _args, context) => offeredLocales(context),
  }),
  localeRecords: t.field({
    type: LocaleRecordList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: LocaleFilter }),
      sort: t.arg({ type: LocaleSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listLocales(context, args),
  }),
  localeRecord: t.field({
    type: LocaleRecord,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readLocale(context, _id),
  }),
}));

builder.mutationField('updateLocale', (t) =>
  t.field({
    type: LocaleRecord,
    authScopes: { globalRole: 'superadmin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      localeInput: t.arg({ type: LocaleInput, required: true }),
    },
    resolve: async (_root, { _id, version, localeInput }, context) => {
      await updateLocale(context, _id, version, localeInput);
      return readLocale(context, _id);
    },
  }),
);
