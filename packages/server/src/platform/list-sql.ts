import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** One filter: its condition over a placeholder, and how the given value becomes the parameter. */
interface ListFilter {
  where(value: SQL): SQL;
  parameter?(value: unknown): unknown;
  /**
   * Whatever its value, an index in the list's own order finds about as many rows. A plan that was
   * made once is then good for all; of other filters it would be a very bad one for some values.
   */
  readonly even?: true;
}

export interface ListSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** The rows of a list: whose, which, in what order. */
export interface ListSource {
  readonly table: PgTable;
  readonly id: Column;
  /** Always applied, for example "only finished attempts". */
  readonly always?: SQL;
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly sorts: Readonly<Record<string, Column>>;
  readonly defaultSort: ListSort;
  /** Cuts the list to the regions of the person who asks; the placeholder is a text array. */
  readonly withinRegions?: (regionIds: SQL) => SQL;
}

/** What makes a page's statement another one than that of the next page, besides its item. */
interface PageShape {
  /** Names of the filters that are used. */
  readonly used: readonly string[];
  readonly sort: ListSort;
  /** Cut to regions. */
  readonly scoped: boolean;
  /** The page lies within this many rows (see `reachOf`); not said of a list that is planned anew. */
  readonly reach: number | undefined;
}

/**
 * How far into a list a page reaches, as a power of ten. PostgreSQL does not know the parameters of
 * LIMIT and OFFSET when it plans, supposes a tenth of the table, finds that bad, and plans anew for
 * every request; written into the statement, the reach lets it plan once for all pages within it.
 * @returns undefined where it should plan anew: the best plan depends on what is looked for.
 */
export function reachOf(
  source: ListSource,
  { used, sort, scoped }: Omit<PageShape, 'reach'>,
  rows: number,
): number | undefined {
  const even = !scoped && used.every((name) => source.filters[name]?.even);
  if (!even || sort.field !== source.defaultSort.field) return undefined;
  let reach = 100;
  while (reach < rows) reach *= 10;
  return reach;
}

function conditionsOf(
  definition: ListSource,
  { used, scoped }: Pick<PageShape, 'used' | 'scoped'>,
): SQL[] {
  const conditions = used.flatMap((name) => {
    const filter = definition.filters[name];
    return filter ? [filter.where(sql`${sql.placeholder(`filter_${name}`)}`)] : [];
  });
  if (definition.always) conditions.push(definition.always);
  if (scoped) {
    // A list without a region column belongs to the whole college: nobody's region cuts it.
    const within = definition.withinRegions?.(sql`${sql.placeholder('regions')}::text[]`);
    if (within) conditions.push(within);
  }
  return conditions;
}

/**
 * A page and the number of all rows. The page's ids are found first, from an index, and only those
 * rows are joined to what they need; so a late page costs what the first one costs.
 */
export function pageOfRows<Row>(
  definition: ListSource,
  shape: PageShape,
  item: SQL<Row>,
): { total: SQL<number>; items: SQL<Row[]> } {
  const { table, id } = definition;
  const conditions = conditionsOf(definition, shape);
  const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;
  const column = definition.sorts[shape.sort.field] ?? id;
  const direction = sql.raw(shape.sort.order === 'DESC' ? 'desc' : 'asc');
  const order = sql`${column} ${direction}, ${id} ${direction}`;
  const window = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
  const rows = sql`from ${table}${where} order by ${order}`;
  // Joined by the array where the plan is kept: it is the one form that a kept plan reads by index.
  const page =
    shape.reach === undefined
      ? sql`(select ${id} as page_id ${rows} ${window}) as page join ${sql.identifier(getTableName(table))} on ${id} = page.page_id`
      : sql`${table} where ${id} = any(array(select page_id from (select ${id} as page_id, ${column} as page_key ${rows} limit ${sql.raw(String(shape.reach))}) as within_reach order by page_key ${direction}, page_id ${direction} ${window}))`;
  return {
    total: sql<number>`(select count(*)::int from ${table}${where})`,
    items: sql<
      Row[]
    >`(select coalesce(json_agg(${item} order by ${order}), '[]'::json) from ${page})`,
  };
}

/** The row of one id, where the person may see it. */
export const whereId = (definition: ListSource, scoped: boolean): SQL =>
  sql.join(
    [
      sql`${definition.id} = ${sql.placeholder('id')}`,
      ...conditionsOf(definition, { used: [], scoped }),
    ],
    sql` and `,
  );
