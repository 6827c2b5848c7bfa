/** The share done, 0 to 1, whatever is given: a total of nothing counts as nothing done. */
export function progressShare(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(value / max, 1);
}
