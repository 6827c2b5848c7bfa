/** An exam or assignment of a course, as the course's grade sees it. */
export interface CountedPart {
  /** Against the other parts: a whole number, 0 for one that never counts. */
  readonly weight: number;
  /** Whole per cent; null as long as it does not count. */
  readonly score: number | null;
}

/** Per cent points are deducted in hundredths, so that no binary fraction decides over a grade. */
const HUNDREDTHS = 100;

/**
 * The weighted mean of what counts, less the deduction, in whole per cent: halves go up, and less
 * than nothing is nothing. Whole numbers throughout.
 * @param deduction per cent points, down to hundredths.
 * @returns null as long as nothing counts.
 */
export function courseScore(parts: readonly CountedPart[], deduction = 0): number | null {
  let earned = 0;
  let weights = 0;
  for (const { weight, score } of parts) {
    if (score === null) continue;
    earned += weight * score;
    weights += weight;
  }
  if (weights === 0) return null;
  const above = HUNDREDTHS * earned - Math.round(deduction * HUNDREDTHS) * weights;
  const below = HUNDREDTHS * weights;
  return Math.max(0, Math.floor((2 * above + below) / (2 * below)));
}
