import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { wholeRows } from '../../platform/insert-rows.ts';
import { jsonList } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import {
  newestFirst,
  type Notification,
  notificationOfUser,
  unreadByUser,
} from './notifications.list.ts';
import { notifications } from './notifications.table.ts';

const unread = sql`(select count(*)::int from ${notifications} where ${notifications.userId} = ${users._id} and ${unreadByUser})`;
/**
 * Notifications that wait to be read: neither marked one by one, nor there when the person last
 * marked all. Everything counts for somebody who never did either.
 * Kept one level down: the columns of an expression that is selected itself lose their table's name.
 */
export const unreadCount = sql<number>`${unread}`;

/** The latest notifications of the user's row, newest first, to be a part of any statement. */
export const latestNotifications = (limit: number): SQL<Notification[]> =>
  jsonList(
    notificationOfUser,
    sql`(select * from ${notifications} where ${notifications.userId} = ${users._id} order by ${newestFirst} limit ${sql.raw(String(limit))}) as ${notifications}`,
    newestFirst,
  );

/** Notifications that a transaction adds. */
export const newNotifications = wholeRows(notifications);

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

/** How many of these notifications are the person's own. */
export async function countOwn(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  return db.$count(
    notifications,
    and(eq(notifications.userId, userId), inArray(notifications._id, [...ids])),
  );
}

/** Marks some of the person's own notifications as read; an earlier moment of reading stays. */
export async function markSome(
  db: Db,
  userId: string,
  ids: readonly string[],
  readAt: string,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications._id, [...ids]),
        isNull(notifications.readAt),
      ),
    );
}

/**
 * Marks as read all that the person has: up to the newest one that is there, not up to now, so that
 * one that arrives meanwhile is not lost.
 */
export async function markAll(db: Db, userId: string): Promise<void> {
  const newest = sql`(select max(${notifications.createdAt}) from ${notifications} where ${notifications.userId} = ${userId})`;
  await db
    .update(users)
    .set({ notificationsLastRead: sql`greatest(${users.notificationsLastRead}, ${newest})` })
    .where(eq(users._id, userId));
}
