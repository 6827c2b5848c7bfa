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
