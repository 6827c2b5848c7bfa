/** How many rows a page shows. */
const perPage = 25;

/** What is read of a table that goes on paper: as many rows as a group has. */
const wholeTable = { page: 1, perPage: 500 } as const;

/** What of a group's table is looked at; it stands in the address. */
export interface TableView<Field extends string> {
  readonly groupId: string | undefined;
  readonly q: string;
  readonly field: Field;
  readonly order: 'ASC' | 'DESC';
  /** From 1. */
  readonly page: number;
}

/** By what a table is sorted; by the first unless told. */
export type SortFields<Field extends string> = readonly [Field, ...Field[]];

/** What an address asks for; what makes no sense is as usual. */
export function viewOf<Field extends string>(
  search: URLSearchParams,
  fields: SortFields<Field>,
): TableView<Field> {
  const page = Number(search.get('page') ?? 1);
  return {
    groupId: search.get('group') ?? undefined,
    q: search.get('q') ?? '',
    field: fields.find((field) => field === search.get('sort')) ?? fields[0],
    order: search.get('order') === 'DESC' ? 'DESC' : 'ASC',
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** The search of an address; what is usual stays out of it. */
export function addressOf<Field extends string>(
  { groupId, q, field, order, page }: TableView<Field>,
  fields: SortFields<Field>,
): URLSearchParams {
  return new URLSearchParams({
    ...(groupId ? { group: groupId } : {}),
    ...(q ? { q } : {}),
    ...(field === fields[0] ? {} : { sort: field }),
    ...(order === 'ASC' ? {} : { order }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** Another column is sorted from its first end; the same one from the other end. Pages begin anew. */
export function sortedBy<Field extends string>(
  view: TableView<Field>,
  field: Field,
): TableView<Field> {
  const order = view.field === field && view.order === 'ASC' ? 'DESC' : 'ASC';
  return { ...view, field, order, page: 1 };
}

/** What is read of a table: the page that is shown, or all of it. */
export const readPage = (page: number, whole: boolean) => (whole ? wholeTable : { page, perPage });

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
