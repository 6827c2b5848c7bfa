export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
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
    .map((field) => ({ field, mine: mine[field], theirs: theirs?.[field] }));
}
