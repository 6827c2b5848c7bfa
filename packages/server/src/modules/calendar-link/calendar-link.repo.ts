import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { calendarLinks } from './calendar-link.table.ts';

type LinkRow = typeof calendarLinks.$inferSelect;

export async function findLink(db: Db, userId: string): Promise<LinkRow | undefined> {
  const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId));
  return link;
}

/** Keeps a connection in the place of an older one. */
export async function putLink(db: Db, row: LinkRow): Promise<void> {
  await db
    .insert(calendarLinks)
    .values(row)
    .onConflictDoUpdate({ target: calendarLinks.userId, set: row });
}

export async function deleteLink(db: Db, userId: string): Promise<LinkRow | undefined> {
  const [gone] = await db.delete(calendarLinks).where(eq(calendarLinks.userId, userId)).returning();
  return gone;
}
