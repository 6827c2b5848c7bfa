/** One figure of a crash run and what it is held to. */
export interface Figure {
  readonly name: string;
  readonly must: string;
  readonly measured: string;
  readonly ok: boolean;
}

/** A figure that may not be exceeded. */
export const atMost = (name: string, measured: number, limit: number, unit = ''): Figure => ({
  name,
  must: `≤ ${limit}${unit}`,
  measured: `${Math.round(measured * 100) / 100}${unit}`,
  ok: measured <= limit,
});

/** A figure that must be reached. */
export const atLeast = (name: string, measured: number, limit: number): Figure => ({
  name,
  must: `≥ ${limit}`,
  measured: String(measured),
  ok: measured >= limit,
});

/** The value below which 99 of 100 lie. */
export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, must, measured, ok } of figures) {
    console.log(
      `${name.padEnd(width)}  ${measured.padStart(10)}  must ${must.padEnd(10)} ${ok ? 'ok' : 'MISSED'}`,
    );
  }
}
