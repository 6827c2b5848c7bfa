import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStep, runStep } from './run-step.ts';
import { allSteps, testServers } from './steps.ts';

describe('countStep', () => {
  it('counts a tool as one check', () => {
    expect(countStep('check', 0, undefined)).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep('check', 2, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts the tests of a suite', () => {
    const report = { numPassedTests: 8, numFailedTests: 2 };
    expect(countStep('vitest', 1, report)).toMatchObject({ passed: 8, failed: 2 });
  });

  it('never takes a crash or an empty suite for success', () => {
    expect(countStep('vitest', 1, { numPassedTests: 8 })).toMatchObject({ passed: 8, failed: 1 });
    expect(countStep('vitest', 0, undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(countStep('playwright', 0, { stats: {} })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('allSteps', () => {
  const stepsOf = (script: string, test?: string, served?: string) =>
    allSteps(testServers(test, served)).filter((step) => step.script === script);
  const onPglite = { env: { TEST_DATABASE_URL: undefined } };
  const on = (url: string) => ({ env: { TEST_DATABASE_URL: url } });

  it('runs the database suites on PGlite, and on PostgreSQL where there is one', () => {
    expect(stepsOf('test:int')).toMatchObject([onPglite]);
    expect(stepsOf('test:int', 'postgres://test')).toMatchObject([onPglite, on('postgres://test')]);
    expect(stepsOf('test:int', undefined, 'postgres://served')).toMatchObject([
      onPglite,
      on('postgres://served'),
    ]);
  });

  it('sends whatever anybody may send once: to PostgreSQL where there is one', () => {
    const all = { env: { ONLY_ENGINE: undefined } };
    expect(stepsOf('test:int')).toMatchObject([all]);
    expect(stepsOf('test:int', 'postgres://test')).toMatchObject([
      { env: { ONLY_ENGINE: '1' } },
      all,
    ]);
  });

  it('walks through a college on PostgreSQL where the product is served from one', () => {
    expect(stepsOf('test:e2e', 'postgres://test')).toMatchObject([onPglite]);
    expect(stepsOf('test:e2e', 'postgres://test', 'postgres://served')).toMatchObject([
      on('postgres://served'),
    ]);
  });

  it('never hands the caller’s own database to a test', () => {
    const steps = allSteps(testServers('postgres://test', 'postgres://served'));
    const tests = steps.filter(({ script }) => /^test:(int|e2e)/.test(script));
    for (const { env } of tests) expect(env).toHaveProperty('DATABASE_URL', undefined);
  });
});

describe('runStep', { timeout: 30_000 }, () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'run-step-'));
    const scripts = { good: 'echo fine', bad: 'echo broken && exit 3' };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'x', scripts }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const step = (script: string) => ({ name: script, script, kind: 'check' as const, minutes: 1 });

  it('keeps what a failing step said', async () => {
    const result = await runStep(root, step('bad'), undefined);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toContain('broken');
  });

  it('counts a passing step', async () => {
    expect(await runStep(root, step('good'), undefined)).toMatchObject({ passed: 1, failed: 0 });
  });

  it('says plainly that there is no browser, and does not pass', async () => {
    const result = await runStep(
      root,
      { ...step('good'), needsBrowser: true },
      {
        problem: 'There is no Chromium: nobody could install one.',
      },
    );
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toBe('There is no Chromium: nobody could install one.\n');
  });
});
