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
