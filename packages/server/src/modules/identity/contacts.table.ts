import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { emailTypes, phoneTypes } from './contacts.rules.ts';
import { users } from './identity.table.ts';

const contactColumns = () => ({
  _id: text('id').primaryKey(),
  userId: text()
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' }),
  /** The order in which the person wrote them. */
  position: integer().notNull(),
});

/** Telephone numbers of a person. */
export const userPhones = pgTable(
  'user_phones',
  { ...contactColumns(), type: text({ enum: phoneTypes }).notNull(), number: text().notNull() },
  (table) => [index('user_phones_user_idx').on(table.userId, table.position)],
);

/** Further e-mail addresses of a person; none of them opens the account. */
export const userEmails = pgTable(
  'user_emails',
  { ...contactColumns(), type: text({ enum: emailTypes }).notNull(), email: text().notNull() },
  (table) => [index('user_emails_user_idx').on(table.userId, table.position)],
);
