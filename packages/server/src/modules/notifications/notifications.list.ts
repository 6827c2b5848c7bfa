import { type SQL, sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineList } from '../../platform/list.ts';
import { users } from '../identity/identity.table.ts';
import { notifications } from './notifications.table.ts';

/** Whether a notification waits to be read, given the moment up to which its person has read all. */
const unreadSince = (lastRead: SQL) =>
  sql`${notifications.readAt} is null and ${notifications.createdAt} > coalesce(${lastRead}, '-infinity')`;

/** For statements that read the person's own row. */
export const unreadByUser = unreadSince(sql`${users.notificationsLastRead}`);

/** For lists, whose rows are notifications alone. */
const unreadBySelf = (userId: SQL) =>
  unreadSince(
    sql`(select ${users.notificationsLastRead} from ${users} where ${users._id} = ${userId})`,
  );

const fields = (unread: SQL) => ({
  _id: notifications._id,
  title: notifications.title,
  description: notifications.description,
  link: notifications.link,
  createdAt: notifications.createdAt,
  read: sql<boolean>`(not (${unread}))`,
});

/** A notification as its person sees it. */
export type Notification = JsonRow<ReturnType<typeof fields>>;

/** JSON of a notification in a statement that reads the person's own row. */
export const notificationOfUser: SQL<Notification> = jsonObject(fields(unreadByUser));

/** Newest first, those of one moment in a fixed order. */
export const newestFirst = sql`${notifications.createdAt} desc, ${notifications._id} desc`;

/** Notifications of one person, whose id is always one of the filters. */
export const notificationsList = defineList<Notification>({
  name: 'notifications',
  table: notifications,
  id: notifications._id,
  filters: {
    userId: { where: (value) => sql`${notifications.userId} = ${value}`, even: true },
    // Not compared with the filter's value: so the index of what is not read yet serves it.
    unread: { where: () => unreadBySelf(sql`${notifications.userId}`), even: true },
    read: { where: () => sql`not (${unreadBySelf(sql`${notifications.userId}`)})` },
  },
  sorts: { createdAt: notifications.createdAt },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  item: () => jsonObject(fields(unreadBySelf(sql`${notifications.userId}`))),
});
