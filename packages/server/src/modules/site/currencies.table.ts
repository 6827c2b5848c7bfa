import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/** Currencies that the college reckons in. */
export const currencies = pgTable(
  'currencies',
  {
    ...recordColumns(),
    /** ISO 4217; never changes. */
    value: text().notNull(),
    label: text().notNull(),
    /** Digits of the minor unit: 2 means that 100 of them are one. */
    decimals: integer().notNull(),
    /** Offered where somebody chooses a currency. */
    enabled: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('currencies_value_key').on(table.value),
    index('currencies_label_idx').on(table.label, table._id),
    index('currencies_value_idx').on(table.value, table._id),
    index('currencies_decimals_idx').on(table.decimals, table._id),
    index('currencies_updated_at_idx').on(table.updatedAt, table._id),
    index('currencies_enabled_idx').on(table.enabled, table.label),
  ],
);

/** How much of a currency one unit of the base currency buys in a month. */
export const forexRates = pgTable(
  'forex_rates',
  {
    ...recordColumns(),
    currency: text()
      .notNull()
      .references(() => currencies.value, { onDelete: 'cascade' }),
    year: integer().notNull(),
    /** 1 to 12. */
    month: integer().notNull(),
    rate: doublePrecision().notNull(),
  },
  (table) => [
    uniqueIndex('forex_rates_month_key').on(table.currency, table.year, table.month),
    check('forex_rates_month', sql`${table.month} between 1 and 12`),
    check('forex_rates_positive', sql`${table.rate} > 0`),
  ],
);

export type CurrencyRow = typeof currencies.$inferSelect;
export type ForexRateRow = typeof forexRates.$inferSelect;
