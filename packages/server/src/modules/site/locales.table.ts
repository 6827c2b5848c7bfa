import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/**
 * What the college changed about the product's locales; `_id` is the locale's code. A locale
 * without a row is as the product has it.
 */
export const locales = pgTable('locales', {
  ...recordColumns(),
  /** For staff, in English. */
  name: text().notNull(),
  /** For readers, in the language itself. */
  label: text().notNull(),
  position: integer().notNull(),
  enabled: boolean().notNull(),
});

export type LocaleRow = typeof locales.$inferSelect;
