/** How many checks of a step passed and failed; a skipped test is neither. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests among the passed ones that passed only when they were tried again. */
  again?: string[];
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

/**
 * Counts a Playwright JSON report. A browser may die or hang for reasons of its own, so a test may
 * pass on a second try; it is told by name, for whoever looks for the reason.
 */
export function readPlaywrightReport(report: unknown): Tally {
  const stats = field(report, 'stats');
  const again = list(field(report, 'suites')).flatMap(passedAgain);
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected'),
    skipped: count(stats, 'skipped'),
    ...(again.length > 0 && { again }),
  };
}

/** A suite holds its tests and further suites, as a file holds its groups. */
function passedAgain(suite: unknown): string[] {
  const own = list(field(suite, 'specs'))
    .filter((spec) => list(field(spec, 'tests')).some((it) => field(it, 'status') === 'flaky'))
    .map((spec) => `${String(field(spec, 'file'))}: ${String(field(spec, 'title'))}`);
  return [...own, ...list(field(suite, 'suites')).flatMap(passedAgain)];
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
