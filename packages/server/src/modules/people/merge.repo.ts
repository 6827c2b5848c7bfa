import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/column-name.ts';
import type { Db } from '../../platform/database.ts';
import { lessonProgress } from '../courses/courses.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { users, type UserRow } from '../identity/identity.table.ts';
import { type PersonReference, personReferences } from './person-references.ts';

interface Pair {
  /** The account that is kept. */
  readonly keep: string;
  /** The account that goes into it. */
  readonly gone: string;
}

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

/** Gives the rows of one account to the other, each by its rule. */
export async function moveReferences(db: Db, pair: Pair): Promise<void> {
  for (const reference of personReferences) {
    for (const statement of statementsOf(reference, pair)) await db.execute(statement);
  }
}

function statementsOf({ table, column, rule, same }: PersonReference, pair: Pair): SQL[] {
  const { keep, gone } = pair;
  const name = columnName(column);
  const move = sql`update ${table} set ${name} = ${keep} where ${column} = ${gone}`;
  const remove = sql`delete from ${table} where ${column} = ${gone}`;
  const alike = same.map((each) => sql`own.${columnName(each)} = ${each}`);
  const union = [
    sql`${move} and not exists (select 1 from ${table} as own where own.${name} = ${keep} and ${sql.join(alike, sql` and `)})`,
    remove,
  ];
  switch (rule) {
    case 'move':
      return [move];
    case 'union':
      return union;
    case 'further':
      return [furtherProgress(pair), ...union];
    case 'number':
      return [numberAttempts(pair)];
    case 'end':
      return [remove];
    case 'stay':
      return [];
  }
}

const furtherProgress = ({ keep, gone }: Pair): SQL =>
  sql`update ${lessonProgress} set position_seconds = greatest(lesson_progress.position_seconds, other.position_seconds), completed_at = least(lesson_progress.completed_at, other.completed_at), updated_at = greatest(lesson_progress.updated_at, other.updated_at) from ${lessonProgress} as other where lesson_progress.user_id = ${keep} and other.user_id = ${gone} and other.lesson_id = lesson_progress.lesson_id`;

const numberAttempts = ({ keep, gone }: Pair): SQL =>
  sql`update ${examAttempts} set user_id = ${keep}, number = numbered.number from (select other.id, row_number() over (partition by other.exam_id order by other.number) + coalesce((select max(own.number) from ${examAttempts} as own where own.user_id = ${keep} and own.exam_id = other.exam_id), 0) as number from ${examAttempts} as other where other.user_id = ${gone}) as numbered where exam_attempts.id = numbered.id`;

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
