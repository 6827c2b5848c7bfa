import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnName, columnText } from '../../platform/column-name.ts';
import type { Db } from '../../platform/database.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { users } from '../identity/identity.table.ts';
import { placeOf } from './merge.repo.ts';
import { hasNone } from './move-references.repo.ts';
import { userMergerRows, userMergers } from './mergers.table.ts';
import { type PersonReference, personReferences } from './person-references.ts';

export async function insertMerger(db: Db, row: typeof userMergers.$inferInsert): Promise<void> {
  await db.insert(userMergers).values(row);
}

/** A merger, held until the transaction ends. */
export async function lockMerger(db: Db, id: string) {
  const [row] = await db.select().from(userMergers).where(eq(userMergers._id, id)).for('update');
  return row;
}

export async function findMerger(db: Db, id: string) {
  const [row] = await db.select().from(userMergers).where(eq(userMergers._id, id));
  return row;
}

const keep = alias(users, 'keep');
const gone = alias(users, 'gone');

/** The mergers of an account that can still be undone, the newest first. */
export function mergersOf(db: Db, userId: string, now: string) {
  return db
    .select({
      merger: userMergers,
      keepName: keep.fullName,
      goneName: gone.fullName,
      byName: users.fullName,
    })
    .from(userMergers)
    .innerJoin(keep, eq(keep._id, userMergers.keepId))
    .innerJoin(gone, eq(gone._id, userMergers.goneId))
    .innerJoin(users, eq(users._id, userMergers.mergedBy))
    .where(
      and(
        or(eq(userMergers.keepId, userId), eq(userMergers.goneId, userId)),
        gt(userMergers.expiresAt, now),
      ),
    )
    .orderBy(desc(userMergers.mergedAt), userMergers._id);
}

/** Rows that a merger removed or changed in some tables, as they were. */
export async function notedRows(db: Db, mergerId: string, places: readonly string[]) {
  return db
    .select({
      place: userMergerRows.place,
      before: userMergerRows.before,
      after: userMergerRows.after,
    })
    .from(userMergerRows)
    .where(and(eq(userMergerRows.mergerId, mergerId), inArray(userMergerRows.place, [...places])));
}

/** How many of the noted rows are left, by place. */
export async function countNoted(db: Db, mergerId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ place: userMergerRows.place, rows: count() })
    .from(userMergerRows)
    .where(eq(userMergerRows.mergerId, mergerId))
    .groupBy(userMergerRows.place);
  return new Map(rows.map(({ place, rows: number }) => [place, number]));
}

/** Rows that were changed after the merger and would stay where they are, by place. */
export async function countStaying(db: Db, mergerId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const reference of personReferences) {
    const found = await db.execute(
      sql`select count(*)::int as rows from ${userMergerRows} as noted where ${isNoted(mergerId, reference, 'CHANGED')} and ${isLast(reference)} and not exists (select 1 from ${reference.table} as each where ${isUnchanged(reference)})`,
    );
    const rows = Count.parse(found).rows[0]?.rows ?? 0;
    if (rows > 0) counts.set(placeOf(reference), rows);
  }
  return counts;
}

const Count = z.object({ rows: z.array(z.object({ rows: z.number() })) });
const Ids = z.object({ rows: z.array(z.unknown()) });

const isNoted = (mergerId: string, reference: PersonReference, kind: 'CHANGED' | 'REMOVED'): SQL =>
  sql`noted.merger_id = ${mergerId} and noted.place = ${placeOf(reference)} and noted.kind = ${kind}`;

/** The row that was noted, when it is what the merger made of it. */
const isUnchanged = ({ table }: PersonReference): SQL =>
  sql`${sql.join(
    keyOf(table).map((key) => sql`each.${key.name}::text = noted.after ->> ${key.text}::text`),
    sql` and `,
  )} and each = jsonb_populate_record(each, noted.after)`;

/** Of a row that names the account twice the last note tells what the merger made of it. */
function isLast({ table }: PersonReference): SQL {
  const same = keyOf(table).map(
    ({ text }) => sql`later.after ->> ${text}::text = noted.after ->> ${text}::text`,
  );
  return sql`not exists (select 1 from ${userMergerRows} as later where later.merger_id = noted.merger_id and later.kind = 'CHANGED' and later.id > noted.id and split_part(later.place, '.', 1) = ${getTableConfig(table).name} and ${sql.join(same, sql` and `)})`;
}

/** The account has got no other row about the same thing meanwhile. */
const isFree = (reference: PersonReference): SQL =>
  hasNone(reference, sql`noted.before ->> ${columnText(reference.column)}::text`);

/**
 * Gives the rows back that nobody changed since, and forgets them; what stays is still noted. What was
 * done last is undone first: a row may name the account more than once.
 */
export async function giveRowsBack(db: Db, mergerId: string): Promise<void> {
  for (const reference of personReferences.toReversed()) {
    await changeBack(db, mergerId, reference);
    await bringBack(db, mergerId, reference);
  }
}

async function changeBack(db: Db, mergerId: string, reference: PersonReference): Promise<void> {
  const set = changedBy(reference).map(
    (name) => sql`${name} = (jsonb_populate_record(each, noted.before)).${name}`,
  );
  if (set.length === 0) return;
  await db.execute(
    sql`with back as (update ${reference.table} as each set ${sql.join(set, sql`, `)} from ${userMergerRows} as noted where ${isNoted(mergerId, reference, 'CHANGED')} and ${isUnchanged(reference)} and ${isFree(reference)} returning noted.id) delete from ${userMergerRows} where id in (select id from back)`,
  );
}

/** The columns that a merger changes by the rule. */
function changedBy({ rule, column }: PersonReference): SQL[] {
  const own = columnName(column);
  switch (rule) {
    case 'move':
    case 'union':
    case 'fill':
      return [own];
    case 'number':
      return [own, sql`number`];
    case 'further':
      return [
        own,
        sql`position_seconds`,
        sql`played_at`,
        sql`watched`,
        sql`begun_at`,
        sql`completed_at`,
        sql`updated_at`,
      ];
    case 'end':
    case 'shelve':
    case 'stay':
      return [];
  }
}

/** What was removed comes back, unless there is such a thing again, or what it hung on is gone. */
async function bringBack(db: Db, mergerId: string, reference: PersonReference): Promise<void> {
  const rows = await db
    .select({ _id: userMergerRows._id })
    .from(userMergerRows)
    .where(
      and(
        eq(userMergerRows.mergerId, mergerId),
        eq(userMergerRows.place, placeOf(reference)),
        eq(userMergerRows.kind, 'REMOVED'),
      ),
    )
    .orderBy(asc(userMergerRows._id));
  for (const { _id } of rows) {
    const made = await insertNoted(db, reference.table, _id);
    if (made) await db.delete(userMergerRows).where(eq(userMergerRows._id, _id));
  }
}

async function insertNoted(db: Db, table: PgTable, id: number): Promise<boolean> {
  const columns = sql.join(
    getTableConfig(table)
      .columns.filter((column) => column.generated === undefined)
      .map(columnName),
    sql`, `,
  );
  try {
    const found = await db.transaction((inside) =>
      inside.execute(
        sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, (select before from ${userMergerRows} where id = ${id})) on conflict do nothing returning 1`,
      ),
    );
    return Ids.parse(found).rows.length > 0;
  } catch (error) {
    if (breaksReference(error)) return false;
    throw error;
  }
}

export async function deleteMerger(db: Db, id: string): Promise<void> {
  await db.delete(userMergers).where(eq(userMergers._id, id));
}

/** What tells the rows of a table apart. */
function keyOf(table: PgTable): { name: SQL; text: string }[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter(({ primary }) => primary);
  const key = own.length > 0 ? own : (primaryKeys[0]?.columns ?? []);
  return key.map((column) => ({ name: columnName(column), text: columnText(column) }));
}
