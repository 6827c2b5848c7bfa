import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { notifications } from './notifications.table.ts';

/** Notifications since the person last looked; everything counts for somebody who never did. */
export const unreadCount = sql<number>`(select count(*)::int from ${notifications} where ${notifications.userId} = ${users._id} and ${notifications.createdAt} > coalesce(${users.notificationsLastRead}, '-infinity'))`;

const unreadOf = defineStatement('unread_notifications', (db) =>
  db
    .select({ unread: unreadCount })
    .from(users)
    .where(sql`${users._id} = ${sql.placeholder('userId')}`),
);

/** How many notifications a person has not read yet. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await unreadOf.run(db, { userId });
  return row?.unread ?? 0;
}
