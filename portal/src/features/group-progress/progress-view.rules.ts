/** How many students a page shows. */
export const perPage = 25;

const sortFields = ['name', 'completedLessons', 'seenPercent', 'lastSeenAt'] as const;
export type SortField = (typeof sortFields)[number];

/** What of a group's progress is looked at; it stands in the address. */
export interface ProgressView {
  readonly groupId: string | undefined;
  readonly q: string;
  readonly field: SortField;
  readonly order: 'ASC' | 'DESC';
  /** From 1. */
  readonly page: number;
}

/** What an address asks for; what makes no sense is as usual. */
export function viewOf(search: URLSearchParams): ProgressView {
  const page = Number(search.get('page') ?? 1);
  return {
    groupId: search.get('group') ?? undefined,
    q: search.get('q') ?? '',
    field: sortFields.find((field) => field === search.get('sort')) ?? 'name',
    order: search.get('order') === 'DESC' ? 'DESC' : 'ASC',
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** The search of an address; what is usual stays out of it. */
export function addressOf({ groupId, q, field, order, page }: ProgressView): URLSearchParams {
  return new URLSearchParams({
    ...(groupId ? { group: groupId } : {}),
    ...(q ? { q } : {}),
    ...(field === 'name' ? {} : { sort: field }),
    ...(order === 'ASC' ? {} : { order }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** Another column is sorted from its first end; the same one from the other end. Pages begin anew. */
export function sortedBy(view: ProgressView, field: SortField): ProgressView {
  const order = view.field === field && view.order === 'ASC' ? 'DESC' : 'ASC';
  return { ...view, field, order, page: 1 };
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
