/** The numbers of a schema that decide over a grade; a form may still lack some. */
export interface GradingNumbers {
  readonly minutesLateThreshold?: number | null;
  readonly graceAbsentsPerTerm?: number | null;
  readonly graceLatesPerTerm?: number | null;
  readonly absenceDeduction?: number | null;
  readonly lateDeduction?: number | null;
}

/** Whole per cent that are taken off the grade: for each time beyond the grace, at most all of it. */
export const deductionOf = (times: number, grace: number, each: number): number =>
  Math.min(100, Math.max(0, times - grace) * each);

interface Example {
  readonly times: number;
  readonly deduction: number;
}

/** What is told of a schema: the last time without consequences, and the first and third after it. */
export const examplesOf = (grace: number, each: number): Example[] =>
  [grace, grace + 1, grace + 3]
    .filter((times) => times > 0)
    .map((times) => ({ times, deduction: deductionOf(times, grace, each) }));
