import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from './identity.table.ts';

export const tokenPurposes = ['RESET', 'ENROL', 'VERIFY', 'EXPORT'] as const;

/**
 * Links that were sent by mail and not used yet. A row is removed the moment its link is used, so
 * what is not here opens nothing.
 */
export const userTokens = pgTable(
  'user_tokens',
  {
    /** SHA-256 of the 256 random bits in the link. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** The address that the link went to: it proves that one and no other. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('user_tokens_user_idx').on(table.userId, table.purpose),
    index('user_tokens_expires_idx').on(table.expiresAt),
  ],
);

export type TokenPurpose = (typeof tokenPurposes)[number];
