/**
 * `pnpm numbers`: the numbers that the project holds itself to, measured on the tree. Exits 1 when
 * one of them is missed, except for the time of the last check.
 */
import { measureExports, measureImports } from './numbers/graph.ts';
import { localeCompleteness } from './numbers/locales.ts';
import { type Measure, atLeast, atMost, measureSources } from './numbers/measures.ts';
import { surveyTree } from './numbers/survey.ts';
import { countDrift } from './numbers/drift.ts';
import { lastCheckSeconds } from './check/timings.ts';
import { projectRoot } from './launch/project.mjs';

const measures = [
  ...measureSources(surveyTree(projectRoot)),
  ...(await measureImports(projectRoot)),
  await measureExports(projectRoot),
  atLeast('messages complete in 13 locales', 100, await localeCompleteness(), ' %'),
  atMost('generated files that differ from their source', 0, await countDrift(projectRoot)),
];
// Shown beside its limit, never a failure: how busy the machine is, is not a property of the tree.
const timed = measureCheck();

const width = Math.max(...[...measures, ...timed].map(({ name }) => name.length));
for (const { name, limit, ours, holds } of [...measures, ...timed]) {
  const verdict = holds ? 'ok' : 'MISSED';
  console.log(`${name.padEnd(width)}  ${limit.padStart(8)}  ${ours.padStart(14)}  ${verdict}`);
}
process.exitCode = measures.every(({ holds }) => holds) ? 0 : 1;

function measureCheck(): Measure[] {
  const seconds = lastCheckSeconds(projectRoot);
  if (seconds === undefined) return [];
  return [atMost('last check without browser', 180, seconds, ' s')];
}
