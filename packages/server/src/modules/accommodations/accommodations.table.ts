import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

/**
 * What is different for one student in every exam. Why stands in `reason`, which is private: only
 * who looks after the student reads it, and nothing but this row holds it.
 */
export const accommodations = pgTable(
  'accommodations',
  {
    ...recordColumns(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Of every time limit: 100 is as everybody has it. */
    timeFactorPercent: integer().notNull().default(100),
    extraAttempts: integer().notNull().default(0),
    /** Leaving the page fails nothing: screen readers and switches look like it. */
    noLeaveRule: boolean().notNull().default(false),
    /** Null: as the exam has it. */
    graceSeconds: integer(),
    /** Added to a time limit, after the factor. */
    breakMinutes: integer().notNull().default(0),
    largerType: boolean().notNull().default(false),
    readAloud: boolean().notNull().default(false),
    /** The last day on which it applies; null: for good. */
    validUntil: date(),
    reason: text().notNull(),
  },
  (table) => [
    uniqueIndex('accommodations_user_key').on(table.userId),
    index('accommodations_valid_until_idx').on(table.validUntil, table._id),
    index('accommodations_updated_at_idx').on(table.updatedAt, table._id),
    check(
      'accommodations_in_bounds',
      sql`${table.timeFactorPercent} between 100 and 300 and ${table.extraAttempts} between 0 and 5 and ${table.graceSeconds} between 0 and 900 and ${table.breakMinutes} between 0 and 120`,
    ),
  ],
);

export type AccommodationRow = typeof accommodations.$inferSelect;
