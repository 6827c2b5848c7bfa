import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../identity/identity.table.ts';
import { passkeys } from './passkeys.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a person, the oldest first. */
export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys._id));
}

/** A passkey whose owner may sign in. */
export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, eq(users._id, passkeys.userId))
    .where(and(eq(passkeys._id, id), isNull(users.deactivatedAt)));
  return row?.passkey;
}

export async function insertPasskey(db: Db, row: PasskeyRow): Promise<void> {
  await db.insert(passkeys).values(row);
}

/** Writes down a use, unless somebody else has used the same count meanwhile. @returns whether it was. */
export async function notePasskeyUse(
  db: Db,
  { _id, counter }: Pick<PasskeyRow, '_id' | 'counter'>,
  use: Pick<PasskeyRow, 'counter' | 'backedUp'> & { readonly lastUsedAt: string },
): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys._id, _id), eq(passkeys.counter, counter)))
    .returning({ _id: passkeys._id });
  return noted.length > 0;
}

/** Another name for one of a person's own. @returns whether there is such a one. */
export async function namePasskey(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys._id, id), eq(passkeys.userId, userId)))
    .returning({ _id: passkeys._id });
  return named.length > 0;
}

/** Takes one of a person's own away. @returns its name, or undefined. */
export async function deletePasskey(
  db: Db,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys._id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return gone?.name;
}
