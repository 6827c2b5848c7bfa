import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/** Postal addresses of people and regions. */
export const addresses = pgTable(
  'addresses',
  {
    ...recordColumns(),
    /** The person or region that the address belongs to. */
    itemId: text().notNull(),
    name: text(),
    line1: text(),
    line2: text(),
    city: text(),
    state: text(),
    postcode: text(),
    /** ISO 3166-1, three letters. */
    country: text().notNull(),
  },
  (table) => [index('addresses_item_idx').on(table.itemId, table.createdAt)],
);
