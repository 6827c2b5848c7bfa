import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';
import type { MergedValues } from './merge.rules.ts';

/** A merger that can still be undone: who became whom, and what the two accounts said before. */
export const userMergers = pgTable(
  'user_mergers',
  {
    _id: text('id').primaryKey(),
    /** The account that was kept. */
    keepId: text()
      .notNull()
      .references(() => users._id),
    /** The account that went into it. */
    goneId: text()
      .notNull()
      .references(() => users._id),
    mergedBy: text()
      .notNull()
      .references(() => users._id),
    mergedAt: instant().notNull(),
    reason: text().notNull(),
    /** From then on it cannot be undone, and nothing of it is kept here. */
    expiresAt: instant().notNull(),
    before: jsonb().$type<MergedValues>().notNull(),
  },
  (table) => [
    index('user_mergers_keep_idx').on(table.keepId),
    index('user_mergers_gone_idx').on(table.goneId),
    index('user_mergers_expires_idx').on(table.expiresAt),
  ],
);

/** What a merger did to one row of another table. */
export const userMergerRows = pgTable(
  'user_merger_rows',
  {
    _id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mergerId: text()
      .notNull()
      .references(() => userMergers._id, { onDelete: 'cascade' }),
    /** The table and the column that names the person: `addresses.item_id`. */
    place: text().notNull(),
    kind: text({ enum: ['CHANGED', 'REMOVED'] }).notNull(),
    /** The columns that were changed, or the whole row that was removed. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What a changed row was from then on. */
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('user_merger_rows_merger_idx').on(table.mergerId, table.place)],
);

export type UserMergerRow = typeof userMergers.$inferSelect;
