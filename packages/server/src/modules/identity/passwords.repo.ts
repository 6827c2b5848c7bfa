import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type TokenPurpose, userTokens } from './account-tokens.table.ts';
import { sessions, users } from './identity.table.ts';

/** Whether a link may still work: a cheap look before the costly hash of a password. */
export async function tokenExists(
  db: Db,
  tokenHash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<boolean> {
  const found = await db
    .select({ userId: userTokens.userId })
    .from(userTokens)
    .where(
      and(
        eq(userTokens.tokenHash, tokenHash),
        eq(userTokens.purpose, purpose),
        gt(userTokens.expiresAt, now),
      ),
    );
  return found.length > 0;
}

/** The stored hash of a person's password. */
export async function passwordHashOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users._id, userId));
  return row?.passwordHash ?? null;
}

/** Ends all sessions of a person but one, and gives that one a new id. */
export async function keepOneSession(
  db: Db,
  userId: string,
  tokenHash: string,
  newHash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
  await db.update(sessions).set({ tokenHash: newHash }).where(eq(sessions.tokenHash, tokenHash));
}
