/** A stretch of a recording in whole seconds: `from` is part of it, `to` is not. */
export interface SecondsRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The seconds of what a browser says it has played. A second counts when most of it was played, so
 * that pieces that meet neither lose one nor count one twice.
 */
export function wholeSeconds(played: readonly SecondsRange[]): SecondsRange[] {
  return merged(
    played.map(({ from, to }) => ({
      from: Math.max(0, Math.round(from)),
      to: Math.max(0, Math.round(to)),
    })),
  );
}

/** The same seconds without overlaps, in order; ranges that touch become one. */
export function merged(ranges: readonly SecondsRange[]): SecondsRange[] {
  const result: SecondsRange[] = [];
  const inOrder = ranges.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from);
  for (const range of inOrder) {
    const last = result.at(-1);
    if (last && range.from <= last.to) {
      result.splice(-1, 1, { from: last.from, to: Math.max(last.to, range.to) });
    } else {
      result.push({ from: range.from, to: range.to });
    }
  }
  return result;
}

/** The second up to which somebody has come; 0 for nothing. */
function furthestOf(ranges: readonly SecondsRange[]): number {
  return ranges.reduce((furthest, { to }) => Math.max(furthest, to), 0);
}

export function sameRanges(a: readonly SecondsRange[], b: readonly SecondsRange[]): boolean {
  return (
    a.length === b.length && a.every(({ from, to }, at) => from === b[at]?.from && to === b[at]?.to)
  );
}

/** What was not skipped may be gone over again; a little ahead is what a slow finger needs. */
const reachSeconds = 15;

/** How far a lesson that is not to be skipped may be moved to. */
export function reachOf(seen: readonly SecondsRange[]): number {
  return furthestOf(seen) + reachSeconds;
}
