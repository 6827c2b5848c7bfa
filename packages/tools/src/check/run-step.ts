import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumVariable } from '../machine/chromium.ts';
import type { ChromiumResult } from '../machine/get-chromium.ts';
import { runCommand } from '../process/run-command.ts';
import { type Tally, readPlaywrightReport, readVitestReport } from './read-report.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Tally {
  seconds: number;
  /** What the step said, in full. */
  output: string;
  /** Where the same is kept. */
  log: string;
}

/** Runs one step to its end and counts it. Never throws: what goes wrong is a failed check. */
export async function runStep(
  root: string,
  step: Step,
  browser: ChromiumResult | undefined,
): Promise<StepResult> {
  const folder = join(root, '.cache/check');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${step.name}.json`);
  const log = join(folder, `${step.name}.log`);
  rmSync(report, { force: true });

  const chromium = browser && 'path' in browser ? browser.path : undefined;
  const run =
    step.needsBrowser && browser && 'problem' in browser
      ? { code: 1, output: `${browser.problem}\n`, seconds: 0 }
      : await runCommand('pnpm', ['run', step.script, ...argsOf(step, report)], {
          cwd: root,
          timeoutSeconds: step.minutes * 60,
          env: {
            NO_COLOR: '1',
            FORCE_COLOR: undefined,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            [chromiumVariable]: chromium,
            ...step.env,
          },
        });
  writeFileSync(log, run.output);
  const tally = countStep(step.kind, run.code, readJson(report));
  return { ...tally, seconds: run.seconds, output: run.output, log };
}

function argsOf(step: Step, report: string): string[] {
  const own = step.args ?? [];
  switch (step.kind) {
    case 'check':
      return [...own];
    case 'vitest':
      return [...own, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    case 'playwright':
      return [...own, '--reporter=list,json'];
  }
}

/** A command that failed without a failing test (a crash, no tests at all) is one failed check. */
export function countStep(kind: Step['kind'], code: number, report: unknown): Tally {
  if (kind === 'check')
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const tally = kind === 'vitest' ? readVitestReport(report) : readPlaywrightReport(report);
  const isEmpty = tally.passed + tally.failed === 0;
  return (code !== 0 && tally.failed === 0) || isEmpty ? { ...tally, failed: 1 } : tally;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}
