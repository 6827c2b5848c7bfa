/** One budget: what must hold, what we aim for, what was measured. All of them are upper limits. */
export interface Budget {
  readonly name: string;
  readonly unit: string;
  readonly must: number;
  readonly stretch: number;
  readonly measured: number;
  /** What the figure belongs to. */
  readonly note?: string;
}

function verdictOf({ measured, must, stretch }: Budget): string {
  if (measured <= stretch) return 'stretch';
  return measured <= must ? 'must' : 'FALLS SHORT';
}

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** Prints the table, and by name what falls short. @returns whether nothing does. */
export function printBudgets(budgets: readonly Budget[]): boolean {
  console.log(`${'budget'.padEnd(44)} ${'must'.padStart(7)} ${'stretch'.padStart(8)} measured`);
  for (const budget of budgets) {
    const { name, unit, must, stretch, measured, note = '' } = budget;
    const figures = `${text(must).padStart(7)} ${text(stretch).padStart(8)} ${text(measured).padStart(8)}`;
    console.log(`${name.padEnd(44)} ${figures} ${unit.padEnd(3)} ${verdictOf(budget)} ${note}`);
  }
  const short = budgets.filter((budget) => budget.measured > budget.must);
  for (const { name, measured, must, unit } of short)
    console.log(`falls short: ${name}: ${text(measured)} ${unit}, must be ${text(must)} ${unit}`);
  return short.length === 0;
}
