import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { notifications } from './notifications.table.ts';

const unread = sql`(select count(*)::int from ${notifications} where ${notifications.userId} = ${users._id} and ${notifications.createdAt} > coalesce(${users.notificationsLastRead}, '-infinity'))`;
/**
 * Notifications since the person last looked; everything counts for somebody who never did.
 * Kept one level down: the columns of an expression that is selected itself lose their table's name.
 */
export const unreadCount = sql<number>`${unread}`;

const notificationFields = {
  _id: notifications._id,
  title: notifications.title,
  description: notifications.description,
  link: notifications.link,
  createdAt: notifications.createdAt,
  read: sql<boolean>`(${notifications.createdAt} <= coalesce(${users.notificationsLastRead}, '-infinity'))`,
};

/** A notification as its person sees it. */
export type Notification = JsonRow<typeof notificationFields>;

const newestFirst = sql`${notifications.createdAt} desc nulls last`;

/** The latest notifications of the user's row, newest first, to be a part of any statement. */
export const latestNotifications = (limit: number): SQL<Notification[]> =>
  jsonList(
    jsonObject(notificationFields),
    sql`(select * from ${notifications} where ${notifications.userId} = ${users._id} order by ${newestFirst} limit ${sql.raw(String(limit))}) as ${notifications}`,
    newestFirst,
  );

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
