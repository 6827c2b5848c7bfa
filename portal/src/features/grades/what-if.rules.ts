import { bandOf, courseScore, type GradeBand } from '@lampstand/grades';

export interface TriedPart {
  readonly _id: string;
  readonly weight: number;
  /** Whole per cent; null as long as it does not count. */
  readonly score: number | null;
}

/** What somebody typed as a score: 0 to 100, with comma or point; undefined for anything else. */
export function typedScore(text: string): number | undefined {
  const plain = text.trim().replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const score = Number(plain);
  return score <= 100 ? score : undefined;
}

/** What a course's grade would be with other scores, by the rule that makes the real one. */
export function whatIf(
  parts: readonly TriedPart[],
  typed: Readonly<Record<string, string>>,
  { deduction, scale }: { readonly deduction: number; readonly scale: readonly GradeBand[] },
): { readonly score: number | null; readonly letter: string | null } {
  const tried = parts.map(({ _id, weight, score }) => ({
    weight,
    score: typedScore(typed[_id] ?? '') ?? score,
  }));
  const score = courseScore(tried, deduction);
  return { score, letter: score === null ? null : (bandOf(scale, score)?.letter ?? null) };
}
