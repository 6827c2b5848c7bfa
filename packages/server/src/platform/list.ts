import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { DomainError } from './errors.ts';
import { defineStatement, type Statement } from './statement.ts';

/** Most rows that one page may hold: exports read page by page. */
const MAX_PER_PAGE = 1000;
const DEFAULT_PAGE = { page: 1, perPage: 25 };

/** One filter: its condition over a placeholder, and how the given value becomes the parameter. */
export interface ListFilter {
  where(value: SQL): SQL;
  parameter?(value: unknown): unknown;
}

export interface ListDefinition<Row> {
  readonly name: string;
  readonly table: PgTable;
  readonly id: Column;
  /** Always applied, for example "only finished attempts". */
  readonly always?: SQL;
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly sorts: Readonly<Record<string, Column>>;
  readonly defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Cuts the list to the regions of the person who asks; the placeholder is a text array. */
  readonly withinRegions?: (regionIds: SQL) => SQL;
  /**
   * Names that `item` looks for. Other names that a query asks for make no statement of their own;
   * without it every combination of fields does.
   */
  readonly relations?: readonly string[];
  /** JSON of one row with the relations that were asked for. */
  readonly item: (relations: ReadonlySet<string>) => SQL<Row>;
}

export interface ListRequest {
  readonly filter?: Readonly<Record<string, unknown>> | null | undefined;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null | undefined;
  readonly page?: { readonly page: number; readonly perPage: number } | null | undefined;
  /** `'all'`, or the ids of the regions the person may see. */
  readonly regions: 'all' | readonly string[];
  readonly relations: ReadonlySet<string>;
}

export interface List<Row> {
  readonly items: Row[];
  readonly total: number;
}

/** A list that is one prepared statement, whatever is filtered, sorted and asked for. */
export interface ListReader<Row> {
  read(db: Db, request: ListRequest): Promise<List<Row>>;
  /** One row by its id, or undefined when it is not there or not in the person's regions. */
  one(
    db: Db,
    id: string,
    request: Pick<ListRequest, 'regions' | 'relations'>,
  ): Promise<Row | undefined>;
}

/** Text for ILIKE with its own wildcards taken literally. */
export const containing = (value: unknown): string =>
  `%${String(value)
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Declares a list. The page's ids are found first, from an index, and only those rows are joined to
 * what they need; so a late page costs what the first one costs.
 */
export function defineList<Row>(definition: ListDefinition<Row>): ListReader<Row> {
  const shapes = new Map<string, Statement<List<Row>[]>>();

  function statementFor(
    request: ListRequest,
    used: readonly string[],
    sort: ListDefinition<Row>['defaultSort'],
  ): Statement<List<Row>[]> {
    const relations = [...request.relations]
      .filter((name) => definition.relations?.includes(name) ?? true)
      .toSorted();
    const scoped = request.regions !== 'all';
    const key = [used.join('+'), sort.field, sort.order, scoped, relations.join('+')].join('|');
    const known = shapes.get(key);
    if (known) return known;
    const statement = defineStatement(`${definition.name}_${key}`, (db) =>
      db
        .select(build(definition, used, sort, scoped, new Set(relations)))
        .from(sql`(select 1) as one`),
    );
    shapes.set(key, statement);
    return statement;
  }

  async function read(db: Db, request: ListRequest): Promise<List<Row>> {
    const { page, perPage } = request.page ?? DEFAULT_PAGE;
    if (page < 1 || perPage < 1 || perPage > MAX_PER_PAGE) {
      throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
    }
    const given = Object.entries(request.filter ?? {}).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    );
    const used = given.map(([name]) => name).toSorted();
    const parameters = Object.fromEntries(
      given.map(([name, value]) => [
        `filter_${name}`,
        definition.filters[name]?.parameter?.(value) ?? value,
      ]),
    );
    const statement = statementFor(request, used, request.sort ?? definition.defaultSort);
    const [list] = await statement.run(db, {
      ...parameters,
      regions: request.regions === 'all' ? [] : [...request.regions],
      limit: perPage,
      offset: (page - 1) * perPage,
    });
    return list ?? { items: [], total: 0 };
  }

  return {
    read,
    async one(db, id, request) {
      const { items } = await read(db, { ...request, filter: { ids: [id] } });
      return items[0];
    },
  };
}

function build<Row>(
  definition: ListDefinition<Row>,
  used: readonly string[],
  sort: { readonly field: string; readonly order: 'ASC' | 'DESC' },
  scoped: boolean,
  relations: ReadonlySet<string>,
): { total: SQL<number>; items: SQL<Row[]> } {
  const { table, id } = definition;
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
  const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;
  const column = definition.sorts[sort.field] ?? id;
  const order =
    sort.order === 'DESC' ? sql`${column} desc, ${id} desc` : sql`${column} asc, ${id} asc`;
  const name = sql.identifier(getTableName(table));
  const page = sql`(select ${id} as page_id from ${table}${where} order by ${order} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as page join ${name} on ${id} = page.page_id`;
  return {
    total: sql<number>`(select count(*)::int from ${table}${where})`,
    items: sql<
      Row[]
    >`(select coalesce(json_agg(${definition.item(relations)} order by ${order}), '[]'::json) from ${page})`,
  };
}
