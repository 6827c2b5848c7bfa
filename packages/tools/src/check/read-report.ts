/** How many checks of a step passed and failed; a skipped test is neither. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Counts a Vitest JSON report. A file that could not be loaded holds no test, so it counts as one
 * failure of its own.
 */
export function readVitestReport(report: unknown): Tally {
  const broken = list(field(report, 'testResults')).filter(
    (file) =>
      field(file, 'status') === 'failed' && !list(field(file, 'assertionResults')).some(hasFailed),
  );
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + broken.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  };
}

/** Counts a Playwright JSON report; a test that passed only on a retry is a failure. */
export function readPlaywrightReport(report: unknown): Tally {
  const stats = field(report, 'stats');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky'),
    skipped: count(stats, 'skipped'),
  };
}

function hasFailed(test: unknown): boolean {
  return field(test, 'status') === 'failed';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function count(value: unknown, name: string): number {
  const found = field(value, name);
  return typeof found === 'number' ? found : 0;
}
