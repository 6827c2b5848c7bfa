/** How many notifications a page shows. */
export const perPage = 20;

export interface ListView {
  /** From 1. */
  readonly page: number;
  readonly unreadOnly: boolean;
}

/** What an address asks for; what makes no sense is the first page of all. */
export function viewOf(search: URLSearchParams): ListView {
  const page = Number(search.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    unreadOnly: search.get('unread') === '1',
  };
}

/** The search of an address; what is usual stays out of it. */
export function addressOf({ page, unreadOnly }: ListView): Record<string, string> {
  return { ...(unreadOnly ? { unread: '1' } : {}), ...(page > 1 ? { page: String(page) } : {}) };
}

/** The pages around one of so many rows; from behind the end the way back leads to the last one. */
export function neighboursOf(page: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return {
    pages,
    previous: page > 1 ? Math.min(page - 1, pages) : undefined,
    next: page < pages ? page + 1 : undefined,
  };
}
