import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnName, columnText } from '../../platform/column-name.ts';
import type { Db } from '../../platform/database.ts';
import { lessonProgress } from '../learning/learning.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { users } from '../identity/identity.table.ts';
import { type Pair, placeOf } from './merge.repo.ts';
import { userMergerRows } from './mergers.table.ts';
import { type PersonReference, personReferences } from './person-references.ts';

/** Gives the rows of one account to the other, each by its rule, and notes what they were before. */
export async function moveReferences(db: Db, pair: Pair, mergerId: string): Promise<void> {
  for (const reference of personReferences) {
    for (const { kind, statement } of stepsOf(reference, pair)) {
      await db.execute(
        kind
          ? sql`with done as (${statement}) insert into ${userMergerRows} (merger_id, place, kind, before, after) select ${mergerId}, ${placeOf(reference)}, ${kind}, done.before, done.after from done`
          : statement,
      );
    }
  }
}

interface Step {
  /** What is noted of each row; nothing of what is over for good. */
  readonly kind?: 'CHANGED' | 'REMOVED';
  /** Answers with what the row was `before` and is `after`, where that is noted. */
  readonly statement: SQL;
}

function stepsOf(reference: PersonReference, pair: Pair): Step[] {
  switch (reference.rule) {
    case 'move':
      return [move(reference, pair)];
    case 'union':
      return [
        move(reference, pair, hasNone(reference, sql`${pair.keep}`)),
        remove(reference, pair),
      ];
    case 'fill':
      return [move(reference, pair, hasNone(reference, sql`${pair.keep}`))];
    case 'further':
      return [
        furtherProgress(pair),
        move(reference, pair, hasNone(reference, sql`${pair.keep}`)),
        remove(reference, pair),
      ];
    case 'number':
      return [numberAttempts(pair)];
    case 'shelve':
      return [remove(reference, pair)];
    case 'end':
      return [
        { statement: sql`delete from ${reference.table} where ${reference.column} = ${pair.gone}` },
      ];
    case 'stay':
      return [];
  }
}

/** A row as it is noted: of an account only who it belongs to, never how somebody enters by it. */
const noted = ({ table, column }: PersonReference): SQL =>
  table === users
    ? sql`jsonb_build_object('id', each.id, ${named(column)}, each.${columnName(column)})`
    : sql`to_jsonb(each)`;

const named = (column: PgColumn): SQL => sql`${columnText(column)}::text`;

function move(reference: PersonReference, { keep, gone }: Pair, only: SQL = sql`true`): Step {
  const { table, column } = reference;
  const name = columnName(column);
  return {
    kind: 'CHANGED',
    statement: sql`update ${table} as each set ${name} = ${keep} where each.${name} = ${gone} and ${only} returning jsonb_build_object(${named(column)}, ${gone}::text) as before, ${noted(reference)} as after`,
  };
}

/** Whether the owner has no row about the same thing; `each` is the row in question. */
export function hasNone({ table, column, rule, same }: PersonReference, owner: SQL): SQL {
  // Of a union nothing more may say what two rows have in common: then there is one per person.
  if (same.length === 0 && rule !== 'union') return sql`true`;
  const alike = same.map((one) => sql` and own.${columnName(one)} = each.${columnName(one)}`);
  return sql`not exists (select 1 from ${table} as own where own.${columnName(column)} = ${owner}${sql.join(alike)})`;
}

const remove = ({ table, column }: PersonReference, { gone }: Pair): Step => ({
  kind: 'REMOVED',
  statement: sql`delete from ${table} as each where each.${columnName(column)} = ${gone} returning to_jsonb(each) as before, null::jsonb as after`,
});

const furtherProgress = ({ keep, gone }: Pair): Step => ({
  kind: 'CHANGED',
  statement: sql`update ${lessonProgress} as each set position_seconds = greatest(each.position_seconds, other.position_seconds), played_at = greatest(each.played_at, other.played_at), watched = each.watched + other.watched, begun_at = least(each.begun_at, other.begun_at), completed_at = least(each.completed_at, other.completed_at), updated_at = greatest(each.updated_at, other.updated_at) from ${lessonProgress} as other, ${lessonProgress} as former where each.user_id = ${keep} and other.user_id = ${gone} and other.lesson_id = each.lesson_id and former.user_id = each.user_id and former.lesson_id = each.lesson_id returning jsonb_build_object('position_seconds', former.position_seconds, 'played_at', former.played_at, 'watched', former.watched, 'begun_at', former.begun_at, 'completed_at', former.completed_at, 'updated_at', former.updated_at) as before, to_jsonb(each) as after`,
});

const numberAttempts = ({ keep, gone }: Pair): Step => ({
  kind: 'CHANGED',
  statement: sql`update ${examAttempts} as each set user_id = ${keep}, number = numbered.number from (select other.id, other.number as former, row_number() over (partition by other.exam_id order by other.number) + coalesce((select max(own.number) from ${examAttempts} as own where own.user_id = ${keep} and own.exam_id = other.exam_id), 0) as number from ${examAttempts} as other where other.user_id = ${gone}) as numbered where each.id = numbered.id returning jsonb_build_object('user_id', ${gone}::text, 'number', numbered.former) as before, to_jsonb(each) as after`,
});
