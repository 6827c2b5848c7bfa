import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { categoryKinds } from './categories.rules.ts';

/** Names under which courses and other things are ordered. */
export const categories = pgTable(
  'categories',
  {
    ...recordColumns(),
    kind: text({ enum: categoryKinds }).notNull(),
    name: text().notNull(),
    /** Order among those of its kind, the lowest first. */
    position: integer().notNull(),
    /** `#rrggbb`. */
    color: text().notNull(),
    description: text(),
  },
  (table) => [
    uniqueIndex('categories_name_key').on(table.kind, sql`lower(${table.name})`),
    index('categories_name_idx').on(table.name, table._id),
    index('categories_kind_idx').on(table.kind, table.position, table._id),
    index('categories_position_idx').on(table.position, table._id),
    index('categories_updated_at_idx').on(table.updatedAt, table._id),
  ],
);

export type CategoryRow = typeof categories.$inferSelect;
