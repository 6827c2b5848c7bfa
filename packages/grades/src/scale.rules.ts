/** From which score a letter is given, and how many grade points it is. */
export interface GradeBand {
  readonly letter: string;
  /** Whole per cent. */
  readonly from: number;
  /** Such as 4, 3.7 or 0. */
  readonly points: number;
}

/** The scale of a college that has saved none, the best first. */
export const defaultScale: readonly GradeBand[] = [
  { letter: 'A', from: 90, points: 4 },
  { letter: 'B', from: 80, points: 3 },
  { letter: 'C', from: 70, points: 2 },
  { letter: 'F', from: 0, points: 0 },
];

/**
 * The letter of a score.
 * @param scale the best first; its last band begins at 0.
 * @param score whole per cent.
 */
export const bandOf = (scale: readonly GradeBand[], score: number): GradeBand | undefined =>
  scale.find(({ from }) => score >= from);

/**
 * The mean of numbers, halves up: each counts the same.
 * @param digits after the point.
 * @returns null of nothing.
 */
export function meanOf(values: readonly number[], digits: number): number | null {
  if (values.length === 0) return null;
  const scale = 100;
  const sum = values.reduce((total, value) => total + Math.round(value * scale), 0);
  const units = scale / 10 ** digits;
  const below = units * values.length;
  return Math.floor((2 * sum + below) / (2 * below)) / 10 ** digits;
}
