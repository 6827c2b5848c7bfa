import { and, eq, exists, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { type AccommodationRow, accommodations } from './accommodations.table.ts';

/** The person's row, held until the transaction ends. */
export async function lockCase(db: Db, userId: string): Promise<AccommodationRow | undefined> {
  const [row] = await db
    .select()
    .from(accommodations)
    .where(eq(accommodations.userId, userId))
    .for('update');
  return row;
}

/** Why a person has a case. Read it for nobody but who looks after the person. */
export async function reasonOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: accommodations.reason })
    .from(accommodations)
    .where(eq(accommodations.userId, userId));
  return row?.reason;
}

/** @returns false where somebody gave the person a case at the same moment. */
export async function insertCase(db: Db, row: AccommodationRow): Promise<boolean> {
  const made = await db
    .insert(accommodations)
    .values(row)
    .onConflictDoNothing()
    .returning({ _id: accommodations._id });
  return made.length > 0;
}

export async function saveCase(db: Db, row: AccommodationRow): Promise<void> {
  await db.update(accommodations).set(row).where(eq(accommodations._id, row._id));
}

export async function deleteCase(db: Db, userId: string): Promise<void> {
  await db.delete(accommodations).where(eq(accommodations.userId, userId));
}

/** Somebody of these regions who has an account of their own. */
export async function findPersonOf(
  db: Db,
  userId: string,
  regions: RegionScope,
): Promise<{ readonly locale: string } | undefined> {
  const ofRegions =
    regions === 'all'
      ? undefined
      : exists(
          db
            .select({ regionId: userRegions.regionId })
            .from(userRegions)
            .where(
              and(eq(userRegions.userId, users._id), inArray(userRegions.regionId, [...regions])),
            ),
        );
  const [row] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(
      and(eq(users._id, userId), isNull(users.erasedAt), isNull(users.mergedIntoId), ofRegions),
    );
  return row;
}
