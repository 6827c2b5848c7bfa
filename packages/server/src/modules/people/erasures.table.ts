import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

/** That somebody's personal data were erased: by whom, when and why. It holds nothing of the person. */
export const erasures = pgTable(
  'erasures',
  {
    _id: text('id').primaryKey(),
    /** What the person is called from then on, in every language. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users._id),
    erasedBy: text()
      .notNull()
      .references(() => users._id),
    erasedAt: instant().notNull(),
    reason: text().notNull(),
    /** How many entries of each part were removed, and how many were kept without a name. */
    counts: jsonb()
      .$type<Readonly<Record<string, number>>>()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [uniqueIndex('erasures_user_key').on(table.userId)],
);

export type ErasureRow = typeof erasures.$inferSelect;
