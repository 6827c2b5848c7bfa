import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/** The parts of a year in which the college teaches; courses are offered in them. */
export const terms = pgTable(
  'terms',
  {
    ...recordColumns(),
    name: text().notNull(),
    /** Of the calendar, such as 2026. */
    year: integer().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (table) => [
    uniqueIndex('terms_name_key').on(table.year, sql`lower(${table.name})`),
    index('terms_name_idx').on(table.name, table._id),
    index('terms_year_idx').on(table.year, table._id),
    index('terms_starts_on_idx').on(table.startsOn, table._id),
    index('terms_ends_on_idx').on(table.endsOn, table._id),
    index('terms_updated_at_idx').on(table.updatedAt, table._id),
    index('terms_search_idx').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

export type TermRow = typeof terms.$inferSelect;
