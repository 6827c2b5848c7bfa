import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

/** Ways to Brightspace that were handed out and not used yet; using one removes it. */
export const d2lTickets = pgTable(
  'd2l_tickets',
  {
    /** Of the ticket, which only the browser has. */
    ticketHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('d2l_tickets_expires_at_idx').on(table.expiresAt),
    index('d2l_tickets_user_idx').on(table.userId),
  ],
);
