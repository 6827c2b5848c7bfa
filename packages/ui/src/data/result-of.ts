/** What a query brought: nothing, many documents, or one. */
export type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | { readonly kind: 'single'; readonly document: unknown };

const none: Result = { kind: 'none' };

/**
 * Judges a query's data by its first field (specification §4, "Data loading"): an array makes it a
 * list, anything else a single document. No data, an absent document and an empty list are nothing.
 */
export function resultOf(data: object | null | undefined): Result {
  const first = Object.entries(data ?? {}).find(([field]) => field !== '__typename');
  const value: unknown = first?.[1];
  if (value === undefined || value === null) return none;
  if (!Array.isArray(value)) return { kind: 'single', document: value };
  return value.length === 0 ? none : { kind: 'list', items: value };
}
