import { builder } from '../../graphql/builder.ts';
import { ForexRatesInputSchema } from './currencies.rules.ts';
import type { ForexRateRow } from './currencies.table.ts';
import { combinedDate } from './forex.rules.ts';
import { readRates, saveRates } from './forex.service.ts';

const ForexRate = builder.objectRef<ForexRateRow>('ForexRate').implement({
  description: 'How much of a currency one unit of the base currency buys in a month.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    currency: t.exposeString('currency'),
    combinedDate: t.string({
      description: 'Year and month: `2026-03`.',
      resolve: (rate) => combinedDate(rate),
    }),
    year: t.exposeInt('year'),
    month: t.exposeInt('month', { description: '1 to 12.' }),
    rate: t.exposeFloat('rate'),
  }),
});

const MonthInput = builder.inputType('ForexMonthInput', {
  fields: (t) => ({
    month: t.int({ required: true }),
    version: t.int({
      description: 'Of the rate that was read; 0 where there was none.',
      required: true,
    }),
    rate: t.float({ description: 'Null takes the rate away.' }),
  }),
});

const ForexRatesInput = builder.inputType('ForexRatesInput', {
  validate: ForexRatesInputSchema,
  fields: (t) => ({
    currency: t.string({ required: true }),
    year: t.int({ required: true }),
    rates: t.field({ type: [MonthInput], required: true }),
  }),
});

// Whoever reads figures of several regions reads what they were converted with.
builder.queryField('forexRates', (t) =>
  t.field({
    type: [ForexRate],
    authScopes: { anywhereRole: 'manager', globalRole: 'reportsAdmin' },
    args: { currency: t.arg.string({ required: true }) },
    resolve: (_root, { currency }, context) => readRates(context, currency),
  }),
);

builder.mutationField('saveForexRates', (t) =>
  t.field({
    description: 'Saves the rates of some months of a year, all or none; answers with all rates.',
    type: [ForexRate],
    authScopes: { globalRole: 'superadmin' },
    args: { forexRatesInput: t.arg({ type: ForexRatesInput, required: true }) },
    resolve: async (_root, { forexRatesInput }, context) => {
      await saveRates(context, forexRatesInput);
      return readRates(context, forexRatesInput.currency);
    },
  }),
);
