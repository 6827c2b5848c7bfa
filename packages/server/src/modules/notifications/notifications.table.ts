import { isNull } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

export const notifications = pgTable(
  'notifications',
  {
    _id: text('id').primaryKey(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    /** A path of the portal, or null. */
    link: text(),
    createdAt: instant().notNull(),
    /** When the person marked this one as read; null also where it came before they last looked. */
    readAt: instant(),
  },
  (table) => [
    index('notifications_user_idx').on(table.userId, table.createdAt, table._id),
    index('notifications_unread_idx')
      .on(table.userId, table.createdAt, table._id)
      .where(isNull(table.readAt)),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;
