import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { sessions } from './identity.table.ts';
import { recoveryCodes, secondFactors } from './second-factor.table.ts';

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Whether a person has to give a second factor to enter. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}

/** The factor of a person, also one that was not confirmed yet; its row waits for whoever changes it. */
export async function lockSecondFactor(
  db: Db,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  return row;
}

export async function findSecondFactor(
  db: Db,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Begins anew with another secret. */
export async function putSecondFactor(
  db: Db,
  row: typeof secondFactors.$inferInsert,
): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, row.userId));
  await db.insert(secondFactors).values(row);
}

export async function patchSecondFactor(
  db: Db,
  userId: string,
  changes: Partial<SecondFactorRow>,
): Promise<void> {
  await db.update(secondFactors).set(changes).where(eq(secondFactors.userId, userId));
}

/** Takes factor and recovery codes away. @returns whether there was one in use. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return gone.some((row) => row.confirmedAt !== null);
}

/** Gives a person these recovery codes in the place of all others. */
export async function putRecoveryCodes(
  db: Db,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses up a recovery code. @returns whether the person had it. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** A second factor was given in this session. */
export async function markStrong(db: Db, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ strong: true }).where(eq(sessions.tokenHash, tokenHash));
}
