import type { z } from 'zod';
import type { Context } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { CategoryInputSchema } from './categories.rules.ts';
import { readCategory, updateCategory } from './categories.service.ts';
import { CurrencyInputSchema } from './currencies.rules.ts';
import { readCurrency, updateCurrency } from './currencies.service.ts';
import { LocaleInputSchema } from './locales.rules.ts';
import { readLocale, updateLocale } from './locales.service.ts';

interface Catalogue<Shape extends z.ZodObject> {
  readonly entity: string;
  readonly input: Shape;
  readonly read: (context: Context, id: string) => Promise<{ readonly version: number }>;
  readonly update: (
    context: Context,
    id: string,
    version: number,
    input: z.infer<Shape>,
  ) => Promise<void>;
}

/** The history of a catalogue of the site: all of its fields, for superadmins. */
const historyOf = <Shape extends z.ZodObject>({
  entity,
  input,
  read,
  update,
}: Catalogue<Shape>): HistorySource => ({
  entity,
  role: 'superadmin',
  fields: Object.keys(input.shape),
  kept: new Set(),
  async open(context, id) {
    const record = await read(context, id);
    return {
      version: record.version,
      editable: true,
      values: { ...record },
      save: (inside, at, values) => update(inside, id, at, input.parse(values)),
    };
  },
});

export const categoriesHistory = historyOf({
  entity: 'category',
  input: CategoryInputSchema,
  read: readCategory,
  update: updateCategory,
});

export const currenciesHistory = historyOf({
  entity: 'currency',
  input: CurrencyInputSchema,
  read: readCurrency,
  update: updateCurrency,
});

export const localesHistory = historyOf({
  entity: 'locale',
  input: LocaleInputSchema,
  read: readLocale,
  update: updateLocale,
});
