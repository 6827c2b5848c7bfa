import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../identity/identity.table.ts';
import { d2lTickets } from './d2l.table.ts';

export async function insertTicket(db: Db, row: typeof d2lTickets.$inferInsert): Promise<void> {
  await db.insert(d2lTickets).values(row);
}

/** Takes a ticket of the person away: true once, and only in time. */
export async function takeTicket(
  db: Db,
  ticket: { readonly ticketHash: string; readonly userId: string; readonly now: string },
): Promise<boolean> {
  const taken = await db
    .delete(d2lTickets)
    .where(
      and(
        eq(d2lTickets.ticketHash, ticket.ticketHash),
        eq(d2lTickets.userId, ticket.userId),
        gt(d2lTickets.expiresAt, ticket.now),
      ),
    )
    .returning({ userId: d2lTickets.userId });
  return taken.length > 0;
}

/** Tickets that nobody used in time. */
export async function dropStale(db: Db, now: string): Promise<void> {
  await db.delete(d2lTickets).where(lte(d2lTickets.expiresAt, now));
}

export async function emailOf(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users._id, userId));
  return row?.email ?? '';
}
