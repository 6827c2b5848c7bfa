import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { userRegionRoles, userRegions, userRoles, users } from '../identity/identity.table.ts';
import { type ImportRecord, type ImportRow, importRows, imports } from './imports.table.ts';
import type { Places } from './row-plan.ts';

/** Keeps an import once; false where one of this id is there already. */
export async function insertImport(
  db: Db,
  row: typeof imports.$inferInsert,
  lines: readonly (typeof importRows.$inferInsert)[],
): Promise<boolean> {
  const made = await db
    .insert(imports)
    .values(row)
    .onConflictDoNothing()
    .returning({ _id: imports._id });
  if (made.length === 0) return false;
  for (let at = 0; at < lines.length; at += 500) {
    await db.insert(importRows).values(lines.slice(at, at + 500));
  }
  return true;
}

export async function findImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports._id, id));
  return row;
}

/** The import's row, held until the transaction ends. */
export async function lockImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports._id, id)).for('update');
  return row;
}

/** The newest imports of a person. */
export const newestImports = (db: Db, createdBy: string, limit: number): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(eq(imports.createdBy, createdBy))
    .orderBy(desc(imports.createdAt), desc(imports._id))
    .limit(limit);

export const rowsOf = (db: Db, importId: string): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.line));

/** The next lines that the import still has to bring in. */
export const waitingRows = (db: Db, importId: string, limit: number): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.applied, false),
        inArray(importRows.fate, ['NEW', 'CHANGED']),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(limit);

export async function saveImport(
  db: Db,
  id: string,
  columns: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await db.update(imports).set(columns).where(eq(imports._id, id));
}

export async function saveRow(
  db: Db,
  { importId, line }: Pick<ImportRow, 'importId' | 'line'>,
  columns: Partial<typeof importRows.$inferInsert>,
): Promise<void> {
  await db
    .update(importRows)
    .set(columns)
    .where(and(eq(importRows.importId, importId), eq(importRows.line, line)));
}

export async function insertAccount(db: Db, row: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(row);
  await db.insert(userRoles).values({ userId: row._id, role: 'user' });
}

/** Adds a person to regions and groups, and gives roles in regions; what is there stays. */
export async function addPlaces(
  db: Db,
  userId: string,
  places: Places,
  joinedAt: string,
): Promise<void> {
  if (places.regionIds.length > 0) {
    await db
      .insert(userRegions)
      .values(places.regionIds.map((regionId) => ({ userId, regionId })))
      .onConflictDoNothing();
  }
  if (places.members.length > 0) {
    await db
      .insert(groupMembers)
      .values(places.members.map((member) => ({ userId, joinedAt, ...member })))
      .onConflictDoNothing();
  }
  if (places.regionRoles.length > 0) {
    await db
      .insert(userRegionRoles)
      .values(places.regionRoles.map((each) => ({ userId, ...each })))
      .onConflictDoNothing();
  }
}

/** Takes back exactly what `addPlaces` added. */
export async function removePlaces(db: Db, userId: string, places: Places): Promise<void> {
  for (const regionId of places.regionIds) {
    await db
      .delete(userRegions)
      .where(and(eq(userRegions.userId, userId), eq(userRegions.regionId, regionId)));
  }
  for (const { groupId, role } of places.members) {
    await db
      .delete(groupMembers)
      .where(
        and(
          eq(groupMembers.userId, userId),
          eq(groupMembers.groupId, groupId),
          eq(groupMembers.role, role),
        ),
      );
  }
  for (const { regionId, role } of places.regionRoles) {
    await db
      .delete(userRegionRoles)
      .where(
        and(
          eq(userRegionRoles.userId, userId),
          eq(userRegionRoles.regionId, regionId),
          eq(userRegionRoles.role, role),
        ),
      );
  }
}

/** Accounts as they are now, held until the transaction ends. */
export const lockAccounts = (db: Db, ids: readonly string[]) =>
  db
    .select({ _id: users._id, version: users.version, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users._id, [...ids]))
    .orderBy(users._id)
    .for('update');

export async function deleteAccounts(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(users).where(inArray(users._id, [...ids]));
}

export async function patchAccount(
  db: Db,
  id: string,
  columns: PgUpdateSetSource<typeof users>,
): Promise<void> {
  await db.update(users).set(columns).where(eq(users._id, id));
}
