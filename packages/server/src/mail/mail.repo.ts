import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { userTokens } from '../modules/identity/account-tokens.table.ts';
import { mails } from './mail.table.ts';

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(db: Db, row: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(row);
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails._id, id));
  return row;
}

/** The newest mails of the outbox, newest first. */
export function newestMails(db: Db, limit: number): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit);
}

/** Notes how a delivery went; a mail that was sent stays sent. */
export async function markMail(
  db: Db,
  id: string,
  outcome: Pick<MailRow, 'status'> & Partial<Pick<MailRow, 'error' | 'sentAt' | 'html' | 'plain'>>,
): Promise<void> {
  await db
    .update(mails)
    .set(outcome)
    .where(and(eq(mails._id, id), ne(mails.status, 'SENT')));
}

/** Sets when a link ends that is about to leave; nothing where it was used or replaced meanwhile. */
export async function beginLink(db: Db, tokenHash: string, expiresAt: string): Promise<void> {
  await db.update(userTokens).set({ expiresAt }).where(eq(userTokens.tokenHash, tokenHash));
}
