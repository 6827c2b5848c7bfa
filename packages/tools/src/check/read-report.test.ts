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
  it('takes a test that needed a retry for a failure', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    expect(readPlaywrightReport({ stats })).toEqual({ passed: 7, failed: 3, skipped: 3 });
  });
});
