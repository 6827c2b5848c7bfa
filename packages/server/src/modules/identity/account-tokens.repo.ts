import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type TokenPurpose, userTokens } from './account-tokens.table.ts';
import { users } from './identity.table.ts';

/** Keeps a new link; older ones of the same purpose stop working. */
export async function insertToken(db: Db, row: typeof userTokens.$inferInsert): Promise<void> {
  await deleteTokens(db, row.userId, [row.purpose]);
  await db.insert(userTokens).values(row);
}

/**
 * Uses up a link: the row is gone with it, so two requests cannot both have it.
 * @returns the account, or undefined where the link is unknown, used, too old, or went to an address
 * that the account no longer has.
 */
export async function takeToken(
  db: Db,
  tokenHash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<{ userId: string; email: string } | undefined> {
  const [token] = await db
    .delete(userTokens)
    .where(
      and(
        eq(userTokens.tokenHash, tokenHash),
        eq(userTokens.purpose, purpose),
        gt(userTokens.expiresAt, now),
        sql`exists (select 1 from ${users} where ${users._id} = ${userTokens.userId} and ${users.email} = ${userTokens.email} and ${isNull(users.deactivatedAt)})`,
      ),
    )
    .returning({ userId: userTokens.userId, email: userTokens.email });
  return token;
}

/** Makes every link of these purposes useless. */
export async function deleteTokens(
  db: Db,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .delete(userTokens)
    .where(and(eq(userTokens.userId, userId), inArray(userTokens.purpose, [...purposes])));
}
