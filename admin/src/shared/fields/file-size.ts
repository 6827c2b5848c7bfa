/** A size as `formatNumber` shows it. */
export interface FileSize {
  readonly amount: number;
  readonly options: {
    readonly style: 'unit';
    readonly unit: 'kilobyte' | 'megabyte' | 'gigabyte';
    readonly maximumFractionDigits: number;
  };
}

const units = [
  ['gigabyte', 1e9, 1],
  ['megabyte', 1e6, 1],
  ['kilobyte', 1e3, 0],
] as const;

/** Bytes in the unit that makes them easy to read; a file is never nothing. */
export function fileSize(bytes: number): FileSize {
  const [unit, size, digits] =
    units.find(([, each]) => bytes >= each) ?? (['kilobyte', 1e3, 0] as const);
  const amount = Math.max(bytes / size, unit === 'kilobyte' ? 1 : 0);
  return { amount, options: { style: 'unit', unit, maximumFractionDigits: digits } };
}
