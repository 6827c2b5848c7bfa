import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

/** The calendar account elsewhere that a person has connected. */
export const calendarLinks = pgTable('calendar_links', {
  userId: text()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  /** Its address, for the person to recognise; null where the provider does not tell. */
  account: text(),
  /** Access and refresh token, encrypted. */
  sealedTokens: text().notNull(),
  connectedAt: instant().notNull(),
});
