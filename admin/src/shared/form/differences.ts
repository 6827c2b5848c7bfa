export interface Difference {
  readonly field: string;
  /** As it can be shown; undefined for lists and parts, which only "changed". */
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields touched in a form whose values are not what is stored. */
export function differencesOf(
  mine: Values,
  theirs: Values | undefined,
  touched: readonly string[],
): Difference[] {
  return touched
    .filter(
      (field) => JSON.stringify(mine[field] ?? null) !== JSON.stringify(theirs?.[field] ?? null),
    )
    .map((field) => ({ field, mine: asText(mine[field]), theirs: asText(theirs?.[field]) }));
}

function asText(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
