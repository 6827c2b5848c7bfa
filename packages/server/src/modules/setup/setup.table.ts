import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** Links that open the first set-up of a college without people. All go once it is set up. */
export const setupLinks = pgTable(
  'setup_links',
  {
    /** SHA-256 of the 256 random bits in the link. */
    tokenHash: text().primaryKey(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('setup_links_expires_idx').on(table.expiresAt)],
);
