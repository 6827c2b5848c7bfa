import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { sessions, users } from './identity.table.ts';

/** What signing in has to know of the account behind an e-mail address. */
export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({
      _id: users._id,
      passwordHash: users.passwordHash,
      emailVerified: users.emailVerified,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return account;
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

/** Ends one session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a person: after a new password, other rights, or deactivation. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Writes down when a session was last used. */
export async function touchSession(db: Db, tokenHash: string, at: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.tokenHash, tokenHash));
}
