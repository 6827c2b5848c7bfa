import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

describe('readVitestReport', () => {
  it('counts passed, failed and skipped tests', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    };
    expect(readVitestReport(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }, { status: 'passed' }],
    };
    expect(readVitestReport(report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('counts nothing in an empty report', () => {
    expect(readVitestReport(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('readPlaywrightReport', () => {
  it('counts passed, failed and skipped tests', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 3 };
    expect(readPlaywrightReport({ stats })).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('names the tests that passed only when they were tried again', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status }],
    });
    const report = {
      stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
      suites: [
        {
          specs: [spec('walks', 'expected'), spec('stumbles', 'flaky')],
          suites: [{ specs: [spec('falls', 'flaky')] }],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      again: ['a.spec.ts: stumbles', 'a.spec.ts: falls'],
    });
  });
});
