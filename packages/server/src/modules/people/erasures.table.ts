import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

/** That somebody's personal data shall go: who wants it and why, when, and what became of it. */
export const erasures = pgTable(
  'erasures',
  {
    _id: text('id').primaryKey(),
    userId: text()
      .notNull()
      .references(() => users._id),
    reason: text().notNull(),
    requestedBy: text()
      .notNull()
      .references(() => users._id),
    requestedAt: instant().notNull(),
    /** Until then it can be withdrawn. */
    dueAt: instant().notNull(),
    withdrawnAt: instant(),
    withdrawnBy: text().references(() => users._id),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex('erasures_waiting_key')
      .on(table.userId)
      .where(sql`${table.withdrawnAt} is null and ${table.doneAt} is null`),
    index('erasures_due_idx')
      .on(table.dueAt)
      .where(sql`${table.withdrawnAt} is null and ${table.doneAt} is null`),
  ],
);

export type ErasureRow = typeof erasures.$inferSelect;
