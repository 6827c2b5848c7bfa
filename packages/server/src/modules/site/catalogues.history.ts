import type { HistorySource } from '../audit/index.ts';
import { CategoryInputSchema } from './categories.rules.ts';
import { readCategory, updateCategory } from './categories.service.ts';
import { CurrencyInputSchema } from './currencies.rules.ts';
import { readCurrency, updateCurrency } from './currencies.service.ts';
import { LocaleInputSchema } from './locales.rules.ts';
import { readLocale, updateLocale } from './locales.service.ts';

const none: ReadonlySet<string> = new Set();

export const categoriesHistory: HistorySource = {
  entity: 'category',
  role: 'superadmin',
  fields: Object.keys(CategoryInputSchema.shape),
  kept: none,
  async open(context, id) {
    const category = await readCategory(context, id);
    return {
      version: category.version,
      editable: true,
      values: category,
      save: (inside, at, values) =>
        updateCategory(inside, id, at, CategoryInputSchema.parse(values)),
    };
  },
};

export const currenciesHistory: HistorySource = {
  entity: 'currency',
  role: 'superadmin',
  fields: Object.keys(CurrencyInputSchema.shape),
  kept: none,
  async open(context, id) {
    const currency = await readCurrency(context, id);
    return {
      version: currency.version,
      editable: true,
      values: currency,
      save: (inside, at, values) =>
        updateCurrency(inside, id, at, CurrencyInputSchema.parse(values)),
    };
  },
};

export const localesHistory: HistorySource = {
  entity: 'locale',
  role: 'superadmin',
  fields: Object.keys(LocaleInputSchema.shape),
  kept: none,
  async open(context, id) {
    const locale = await readLocale(context, id);
    return {
      version: locale.version,
      editable: true,
      values: { ...locale },
      save: (inside, at, values) => updateLocale(inside, id, at, LocaleInputSchema.parse(values)),
    };
  },
};
