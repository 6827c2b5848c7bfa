import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { regions } from '../regions/regions.table.ts';
import { addresses } from './addresses.table.ts';

export type AddressRow = typeof addresses.$inferSelect;

export async function findAddress(db: Db, id: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(eq(addresses._id, id));
  return row;
}

/** An address, held until the transaction ends. */
export async function lockAddress(db: Db, id: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(eq(addresses._id, id)).for('update');
  return row;
}

export async function insertAddress(db: Db, row: typeof addresses.$inferInsert) {
  const [saved] = await db.insert(addresses).values(row).returning();
  return saved;
}

export async function patchAddress(
  db: Db,
  id: string,
  columns: Partial<typeof addresses.$inferInsert>,
) {
  const [saved] = await db.update(addresses).set(columns).where(eq(addresses._id, id)).returning();
  return saved;
}

export async function deleteAddress(db: Db, id: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses._id, id));
}

/** Whether the id is one of a region. */
export async function isRegion(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ _id: regions._id }).from(regions).where(eq(regions._id, id));
  return found.length > 0;
}
