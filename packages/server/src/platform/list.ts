import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { DomainError } from './errors.ts';
import type { JsonPart } from './json-part.ts';
import { type ListSort, type ListSource, pageOfRows, reachOf, whereId } from './list-sql.ts';
import { keepShapes } from './shaped-statement.ts';

/** Most rows that one page may hold: exports read page by page. */
const MAX_PER_PAGE = 1000;
const DEFAULT_PAGE = { page: 1, perPage: 25 };

export interface ListDefinition<Row> extends ListSource {
  readonly name: string;
  /**
   * Names that `item` looks for. Other names that a query asks for make no statement of their own;
   * without it every combination of fields does.
   */
  readonly relations?: readonly string[];
  /** JSON of one row: the part that was asked for, or a whole row with the relations named. */
  readonly item: JsonPart<Row> | ((relations: ReadonlySet<string>) => SQL<Row>);
}

export interface ListRequest {
  readonly filter?: Readonly<Record<string, unknown>> | null | undefined;
  readonly sort?: ListSort | null | undefined;
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

/** Declares a list: each page of it is one prepared statement, and so is one row. */
export function defineList<Row>(definition: ListDefinition<Row>): ListReader<Row> {
  const pages = keepShapes<List<Row>[]>(definition.name);
  const rows = keepShapes<{ item: Row }[]>(`${definition.name}_one`);

  async function read(db: Db, request: ListRequest): Promise<List<Row>> {
    const { page, perPage } = request.page ?? DEFAULT_PAGE;
    if (page < 1 || perPage < 1 || perPage > MAX_PER_PAGE) {
      throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
    }
    const given = Object.entries(request.filter ?? {}).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    );
    const parameters = Object.fromEntries(
      given.map(([name, value]) => [
        `filter_${name}`,
        definition.filters[name]?.parameter?.(value) ?? value,
      ]),
    );
    const used = given.map(([name]) => name).toSorted();
    const sort = request.sort ?? definition.defaultSort;
    const scoped = request.regions !== 'all';
    const reach = reachOf(definition, { used, sort, scoped }, page * perPage);
    const { shape, json } = itemOf(definition, request.relations);
    const statement = pages(
      [used.join('+'), sort.field, sort.order, scoped, reach, shape].join('|'),
      (client) =>
        client
          .select(pageOfRows(definition, { used, sort, scoped, reach }, json()))
          .from(sql`(select 1) as one`),
    );
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
    async one(db, id, { regions, relations }) {
      const scoped = regions !== 'all';
      const { shape, json } = itemOf(definition, relations);
      const statement = rows(`${scoped}|${shape}`, (client) =>
        client.select({ item: json() }).from(definition.table).where(whereId(definition, scoped)),
      );
      const [row] = await statement.run(db, { id, regions: scoped ? [...regions] : [] });
      return row?.item;
    },
  };
}

function itemOf<Row>(
  { item, relations: known }: ListDefinition<Row>,
  asked: ReadonlySet<string>,
): ReturnType<JsonPart<Row>['pick']> {
  if (typeof item !== 'function') return item.pick(asked);
  const relations = [...asked].filter((name) => known?.includes(name) ?? true).toSorted();
  return { shape: relations.join('+'), json: () => item(new Set(relations)) };
}
