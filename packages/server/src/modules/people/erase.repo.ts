import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mails } from '../../mail/mail.table.ts';
import type { Db } from '../../platform/database.ts';
import { erasedColumns } from '../identity/index.ts';
import { userRoles, users } from '../identity/identity.table.ts';
import { erasures } from './erasures.table.ts';
import { type EraseRule, type MergePart, personReferences } from './person-references.ts';

const Ids = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** The account, and all that were merged into it: they are of the same person. */
export async function accountsOfPerson(db: Db, id: string): Promise<string[]> {
  const found = await db.execute(
    sql`with recursive own as (select ${users._id} as id from ${users} where ${users._id} = ${id} union select ${users._id} from ${users} join own on ${users.mergedIntoId} = own.id) select id from own`,
  );
  return Ids.parse(found).rows.map((row) => row.id);
}

/** Superadmins besides this person who may sign in; they stay so until the transaction ends. */
export async function otherSuperadmins(db: Db, id: string): Promise<number> {
  const rows = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users._id, userRoles.userId))
    .where(and(eq(userRoles.role, 'superadmin'), isNull(users.deactivatedAt)))
    .orderBy(userRoles.userId)
    .for('update');
  return rows.filter(({ userId }) => userId !== id).length;
}

/** A part of what is kept about somebody, with what an erasure does with it. */
export interface ErasureCount {
  readonly part: MergePart | 'MAILS';
  readonly fate: EraseRule;
  readonly rows: number;
}

/** How much of each part an erasure takes away, and how much stays without a name. */
export async function countErasure(
  db: Db,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<ErasureCount[]> {
  const counts = new Map<string, ErasureCount>();
  for (const { table, column, part, erase } of personReferences) {
    const [found] = await db
      .select({ rows: count() })
      .from(table)
      .where(inArray(column, [...ids]));
    const key = `${part} ${erase}`;
    const rows = (counts.get(key)?.rows ?? 0) + (found?.rows ?? 0);
    counts.set(key, { part, fate: erase, rows });
  }
  const [sent] = await db.select({ rows: count() }).from(mails).where(sentTo(addresses));
  return [...counts.values(), { part: 'MAILS', fate: 'remove', rows: sent?.rows ?? 0 }];
}

const sentTo = (addresses: readonly string[]) =>
  inArray(sql`lower(${mails.recipient})`, [...addresses]);

/** Takes away what refers to the person, and what was sent to them. */
export async function removeRows(
  db: Db,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  for (const { table, column, erase } of personReferences) {
    if (erase === 'remove') await db.delete(table).where(inArray(column, [...ids]));
  }
  await db.delete(mails).where(sentTo(addresses));
}

/** Notes an erasure. @returns its number, which stands for the name from then on. */
export async function insertErasure(
  db: Db,
  row: Omit<typeof erasures.$inferInsert, 'number'>,
): Promise<number> {
  const [made] = await db.insert(erasures).values(row).returning({ number: erasures.number });
  if (!made) throw new Error('The erasure has no number');
  return made.number;
}

/** Overwrites the accounts' own columns; nobody enters by them any more. */
export async function emptyAccounts(
  db: Db,
  ids: readonly string[],
  number: number,
  stamp: { readonly at: string; readonly by: string },
): Promise<void> {
  for (const id of ids) {
    await db
      .update(users)
      .set({
        ...erasedColumns(id, number),
        version: sql`${users.version} + 1`,
        updatedAt: stamp.at,
        updatedBy: stamp.by,
        deactivatedAt: sql`coalesce(${users.deactivatedAt}, ${stamp.at}::timestamptz)`,
        erasedAt: stamp.at,
      })
      .where(eq(users._id, id));
  }
}
