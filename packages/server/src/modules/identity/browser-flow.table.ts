import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from './identity.table.ts';

export const flowPurposes = [
  'WORK_ACCOUNT',
  'CALENDAR',
  'SECOND_FACTOR',
  'PASSKEY_ADD',
  'PASSKEY_SIGN_IN',
] as const;

/**
 * Something that a browser has begun and has to end soon: a visit at another provider, a challenge, a
 * sign-in that waits for its second factor. The row is removed as it is used, so nothing ends twice.
 */
export const browserFlows = pgTable(
  'browser_flows',
  {
    /** SHA-256 of the 256 random bits in the browser's cookie. */
    tokenHash: text().primaryKey(),
    purpose: text({ enum: flowPurposes }).notNull(),
    userId: text().references(() => users._id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('browser_flows_expires_idx').on(table.expiresAt),
    index('browser_flows_user_idx').on(table.userId),
  ],
);

export type FlowPurpose = (typeof flowPurposes)[number];
