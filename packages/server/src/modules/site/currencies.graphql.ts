import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import type { Currency } from './currencies.list.ts';
import { offeredCurrencies } from './currencies.repo.ts';
import { CurrencyInputSchema } from './currencies.rules.ts';
import {
  createCurrency,
  listCurrencies,
  readCurrency,
  removeCurrency,
  updateCurrency,
} from './currencies.service.ts';

type Option = Awaited<ReturnType<typeof offeredCurrencies.run>>[number];

const CurrencyOption = builder.objectRef<Option>('Currency').implement({
  description: 'A currency that people may choose.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    label: t.exposeString('label'),
    value: t.exposeString('value', { description: 'ISO 4217.' }),
    decimals: t.exposeInt('decimals', { description: 'Digits of the minor unit.' }),
  }),
});

const CurrencyRecord = builder.objectRef<Currency>('CurrencyRecord').implement({
  description: 'A currency as staff keep it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    value: t.exposeString('value'),
    label: t.exposeString('label'),
    decimals: t.exposeInt('decimals'),
    enabled: t.exposeBoolean('enabled'),
    regionCount: t.exposeInt('regionCount'),
    userCount: t.exposeInt('userCount'),
    rateCount: t.exposeInt('rateCount'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const CurrencyRecordList = builder.objectRef<List<Currency>>('CurrencyRecordList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CurrencyRecord] }),
    total: t.exposeInt('total'),
  }),
});

const CurrencyFilter = builder.inputType('CurrencyRecordFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), enabled: t.boolean(), decimals: t.int() }),
});

const CurrencySort = builder.inputType('CurrencyRecordSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('CurrencyRecordSortField', {
        values: ['value', 'label', 'decimals', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const CurrencyInput = builder.inputType('CurrencyInput', {
  validate: CurrencyInputSchema,
  fields: (t) => ({
    value: t.string({ required: true }),
    label: t.string({ required: true }),
    decimals: t.int({ required: true }),
    enabled: t.boolean({ required: true }),
  }),
});

builder.queryFields((t) => ({
  currencies: t.field({
    description: 'The currencies that people may choose, by their labels.',
    type: [CurrencyOption],
    authScopes: { user: true },
    resolve: (_root, _args, { db }) => offeredCurrencies.run(db),
  }),
  currencyRecord: t.field({
    type: CurrencyRecord,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readCurrency(context, _id),
  }),
  currencyRecords: t.field({
    type: CurrencyRecordList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: CurrencyFilter }),
      sort: t.arg({ type: CurrencySort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listCurrencies(context, args),
  }),
}));

builder.mutationFields((t) => ({
  createCurrency: t.field({
    type: CurrencyRecord,
    authScopes: { globalRole: 'superadmin' },
    args: { currencyInput: t.arg({ type: CurrencyInput, required: true }) },
    resolve: async (_root, { currencyInput }, context) =>
      readCurrency(context, await createCurrency(context, currencyInput)),
  }),
  updateCurrency: t.field({
    type: CurrencyRecord,
    authScopes: { globalRole: 'superadmin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      currencyInput: t.arg({ type: CurrencyInput, required: true }),
    },
    resolve: async (_root, { _id, version, currencyInput }, context) => {
      await updateCurrency(context, _id, version, currencyInput);
      return readCurrency(context, _id);
    },
  }),
  removeCurrency: t.field({
    type: CurrencyRecord,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => removeCurrency(context, _id),
  }),
}));
