import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

export const regionTypes = ['AWM_OFFICE', 'LAMPSTAND_CAMPUS'] as const;

export const regions = pgTable(
  'regions',
  {
    ...recordColumns(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text(),
    phone: text(),
    addressLine1: text(),
    addressLine2: text(),
    addressCity: text(),
    addressState: text(),
    addressPostcode: text(),
    addressCountry: text(),
    zone: text().notNull(),
    type: text({ enum: regionTypes }).notNull(),
    currency: text().notNull(),
    timeZone: text().notNull(),
    closed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('regions_slug_key').on(table.slug),
    index('regions_name_idx').on(table.name, table._id),
    index('regions_zone_idx').on(table.zone, table._id),
    index('regions_currency_idx').on(table.currency, table._id),
    index('regions_created_at_idx').on(table.createdAt, table._id),
  ],
);

export type RegionRow = typeof regions.$inferSelect;
