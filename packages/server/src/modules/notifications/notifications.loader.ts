import { sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { unreadCount } from './notifications.repo.ts';

const unreadByUser = defineStatement('unread_notifications_by_user', (db) =>
  db
    .select({ _id: users._id, unread: unreadCount })
    .from(users)
    .where(sql`${users._id} = any(${sql.placeholder('ids')}::text[])`),
);

/** How many notifications people have not read yet, by their id. */
export const unreadCountLoader = new Loader<number>(async (db, ids) => {
  const rows = await unreadByUser.run(db, { ids: [...ids] });
  return new Map(rows.map(({ _id, unread }) => [_id, unread]));
});
