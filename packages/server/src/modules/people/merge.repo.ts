import { and, count, eq, inArray } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { userRegions, users, type UserRow } from '../identity/identity.table.ts';
import { type PersonReference, personReferences } from './person-references.ts';

export interface Pair {
  /** The account that is kept. */
  readonly keep: string;
  /** The account that goes into it. */
  readonly gone: string;
}

/** Where a reference is, as a merger notes it: `addresses.itemId`. */
export const placeOf = ({ table, column }: PersonReference): string =>
  `${getTableConfig(table).name}.${column.name}`;

/** Both accounts, held until the transaction ends; always in the same order. */
export async function lockPair(db: Db, { keep, gone }: Pair) {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users._id, [keep, gone]))
    .orderBy(users._id)
    .for('update');
  const find = (id: string): UserRow | undefined => rows.find(({ _id }) => _id === id);
  return { keep: find(keep), gone: find(gone) };
}

/** Whether one of them sits an exam at this moment. */
export async function isSitting(db: Db, { keep, gone }: Pair): Promise<boolean> {
  const open = await db
    .select({ _id: examAttempts._id })
    .from(examAttempts)
    .where(and(inArray(examAttempts.userId, [keep, gone]), eq(examAttempts.status, 'OPEN')))
    .limit(1);
  return open.length > 0;
}

/** How many rows name a person, by where they do. */
export async function countReferences(db: Db, userId: string) {
  const counted: { reference: PersonReference; rows: number }[] = [];
  for (const reference of personReferences) {
    const [found] = await db
      .select({ rows: count() })
      .from(reference.table)
      .where(eq(reference.column, userId));
    counted.push({ reference, rows: found?.rows ?? 0 });
  }
  return counted;
}

export async function patchAccount(
  db: Db,
  id: string,
  columns: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(columns).where(eq(users._id, id));
}

/** The account of that id, in whatever region. */
export async function findPerson(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users._id, id));
  return row;
}

/** The regions that somebody belongs to. */
export async function regionsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ regionId: userRegions.regionId })
    .from(userRegions)
    .where(eq(userRegions.userId, userId))
    .orderBy(userRegions.regionId);
  return rows.map(({ regionId }) => regionId);
}
