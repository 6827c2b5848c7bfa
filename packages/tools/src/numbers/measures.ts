import {
  type FileFacts,
  isCatalogue,
  isComponentTest,
  isTestFile,
  reusesStories,
} from './survey.ts';

/** One number that the project holds itself to. */
export interface Measure {
  name: string;
  limit: string;
  ours: string;
  holds: boolean;
}

/** The numbers that the sources alone give. */
export function measureSources(files: readonly FileFacts[]): Measure[] {
  const sources = files.filter(({ path }) => !isTestFile(path) && !isCatalogue(path));
  const lengths = sources.map(({ lines }) => lines);
  const longest = Math.max(
    0,
    // Catalogues of react-admin's words are programs too; ours are texts alone.
    ...files
      .filter(({ path }) => !isTestFile(path) && !path.startsWith('packages/i18n/catalogue/'))
      .map(({ lines }) => lines),
  );
  const tests = files.filter(({ path }) => isComponentTest(path));
  const reusing = tests.filter(reusesStories).length;
  return [
    atMost('lines per source file, median', 60, quantile(lengths, 0.5)),
    atMost('lines per source file, p95', 200, quantile(lengths, 0.95)),
    atMost('lines per source file, longest', 300, longest),
    atMost('any per kLOC', 0, perThousandLines(files, 'anys')),
    atMost('suppressions per kLOC', 0.3, perThousandLines(files, 'suppressions')),
    atMost('TODO per kLOC', 0, perThousandLines(files, 'todos')),
    atLeast(
      'component tests that reuse stories',
      80,
      tests.length === 0 ? 100 : (100 * reusing) / tests.length,
      ' %',
    ),
  ];
}

/** A measure that must not exceed its limit. */
export function atMost(name: string, limit: number, ours: number, unit = ''): Measure {
  return { name, limit: `≤ ${limit}${unit}`, ours: show(ours, unit), holds: ours <= limit };
}

/** A measure that must reach its limit. */
export function atLeast(name: string, limit: number, ours: number, unit = ''): Measure {
  return { name, limit: `≥ ${limit}${unit}`, ours: show(ours, unit), holds: ours >= limit };
}

/** The value below which the given share of the numbers lies (nearest rank); 0 for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function perThousandLines(
  files: readonly FileFacts[],
  count: 'anys' | 'suppressions' | 'todos',
): number {
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const found = files.reduce((sum, file) => sum + file[count], 0);
  return lines === 0 ? 0 : (1000 * found) / lines;
}

function show(value: number, unit: string): string {
  if (Number.isNaN(value)) return 'not measured';
  return `${Number.isInteger(value) ? value : value.toFixed(2)}${unit}`;
}
