import { type Column, type SQL, sql } from 'drizzle-orm';

export type Field = Column | SQL;
type ValueOf<F> =
  F extends SQL<infer T>
    ? T
    : F extends Column
      ? F['_']['notNull'] extends true
        ? F['_']['data']
        : F['_']['data'] | null
      : never;

/** The TypeScript type of a JSON object that was built from columns and expressions. */
export type JsonRow<F extends Record<string, Field>> = { [K in keyof F]: ValueOf<F[K]> };

/** `json_build_object` over columns and expressions, typed. One statement then answers a whole tree. */
export function jsonObject<F extends Record<string, Field>>(fields: F): SQL<JsonRow<F>> {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * A sub-select as a JSON list, `[]` when there is nothing.
 * @param item the JSON of one row (see `jsonObject`)
 * @param from everything after `select … from`, with its own where, order and limit inside.
 * @param orderBy order of the items within the list.
 */
export function jsonList<T>(item: SQL<T>, from: SQL, orderBy?: SQL): SQL<T[]> {
  const order = orderBy ? sql` order by ${orderBy}` : sql``;
  return sql`(select coalesce(json_agg(${item}${order}), '[]'::json) from ${from})`;
}

/** Columns and expressions with their names: what stands after `select`. */
export const namedColumns = (fields: Record<string, Field>): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`),
    sql`, `,
  );

/**
 * A sub-select as a JSON list of its rows, `[]` when there is nothing. Of many rows the database makes it
 * in two thirds of the time that `jsonList` of a `jsonObject` takes.
 * @param from everything after `select … from`, with its own where, order and limit inside.
 */
export function jsonRows<F extends Record<string, Field>>(fields: F, from: SQL): SQL<JsonRow<F>[]> {
  return sql`(select coalesce(json_agg(json_row), '[]'::json) from (select ${namedColumns(fields)} from ${from}) as json_row)`;
}

/** A sub-select as one JSON object, null when there is nothing. */
export function jsonOne<T>(item: SQL<T>, from: SQL): SQL<T | null> {
  return sql`(select ${item} from ${from} limit 1)`;
}
