/**
 * `pnpm check` and the second half of `npm test`: every check, one after the other, also after a
 * failing one, and `N passed, N failed` over all of them as the last line.
 * `pnpm check lint unit` does only these.
 */
import { relative } from 'node:path';
import { type StepResult, runStep } from './check/run-step.ts';
import { type Step, allSteps, testServers } from './check/steps.ts';
import { forgetTimings, noteTiming } from './check/timings.ts';
import { readEnv } from './launch/env.mjs';
import { projectRoot } from './launch/project.mjs';
import { getChromium } from './machine/get-chromium.ts';

/** A failing step's output is cut in the middle beyond this; the log has all of it. */
const shownLines = 300;

const servers = testServers(readEnv('TEST_DATABASE_URL'), readEnv('DATABASE_URL'));
const names = process.argv.slice(2);
const steps = chooseSteps();
const isWhole = names.length === 0;
if (servers.suites !== undefined) {
  console.log('PostgreSQL: the tests make databases of their own and leave the named one alone.');
}
const browser = steps.some((step) => step.needsBrowser)
  ? await getChromium((line) => console.log(line))
  : undefined;

if (isWhole) forgetTimings(projectRoot);
let passed = 0;
let failed = 0;
for (const step of steps) {
  const result = await runStep(projectRoot, step, browser);
  passed += result.passed;
  failed += result.failed;
  if (isWhole) noteTiming(projectRoot, step.name, result.seconds);
  report(step, result);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function chooseSteps(): Step[] {
  const all = allSteps(servers);
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no check called ${unknown.join(', ')}.`);
    console.error(`There are: ${all.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? all : all.filter((step) => names.includes(step.name));
}

function report(step: Step, result: StepResult): void {
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  const counts = step.kind === 'check' ? '' : `  ${countsOf(result)}`;
  const seconds = `${result.seconds.toFixed(1)} s`.padStart(8);
  console.log(`${step.name.padEnd(21)} ${seconds}  ${verdict}${counts}`);
  for (const test of result.again ?? []) console.log(`  passed at the second try: ${test}`);
  if (result.failed > 0) console.log(shorten(result.output, relative(projectRoot, result.log)));
}

function countsOf(result: StepResult): string {
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  return `${result.passed} passed, ${result.failed} failed${skipped}`;
}

function shorten(output: string, log: string): string {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= shownLines) return `${lines.join('\n')}\n`;
  const half = shownLines / 2;
  const cut = `… ${lines.length - shownLines} lines more in ${log} …`;
  return [...lines.slice(0, half), cut, ...lines.slice(-half), ''].join('\n');
}
