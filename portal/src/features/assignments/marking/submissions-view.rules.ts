/** What of the submissions is looked at; it stands in the address. */
export interface SubmissionsView {
  readonly groupId: string | undefined;
  readonly q: string;
  /** Only what waits for a grade. */
  readonly ungraded: boolean;
  /** The one that is open. */
  readonly open: string | undefined;
}

export function viewOf(search: URLSearchParams): SubmissionsView {
  return {
    groupId: search.get('group') || undefined,
    q: search.get('q') ?? '',
    ungraded: search.get('ungraded') === '1',
    open: search.get('open') || undefined,
  };
}

/** The search of an address; what is usual stays out of it. */
export function addressOf({ groupId, q, ungraded, open }: SubmissionsView): URLSearchParams {
  return new URLSearchParams({
    ...(groupId ? { group: groupId } : {}),
    ...(q ? { q } : {}),
    ...(ungraded ? { ungraded: '1' } : {}),
    ...(open ? { open } : {}),
  });
}

/** The ones before and after in the list; of one that left the list, the list begins anew. */
export function neighboursOf(
  ids: readonly string[],
  open: string | undefined,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const at = ids.indexOf(open ?? '');
  if (at < 0) return { previous: undefined, next: ids[0] };
  return { previous: ids[at - 1], next: ids[at + 1] };
}

/** Which way a key leads; undefined for any other, and while somebody writes. */
export function stepOf(key: string, writing: boolean): 'previous' | 'next' | undefined {
  if (writing) return undefined;
  if (key === 'j' || key === 'ArrowDown') return 'next';
  return key === 'k' || key === 'ArrowUp' ? 'previous' : undefined;
}
