/**
 * `npm run doctor`: what this machine lacks, how to mend it, and which commands there are. With
 * `--production` what the settings of a server in earnest leave to be desired; `--env-file <file>` adds
 * those of a file, as systemd and containers read them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './launch/project.mjs';
import { type Finding, diagnose } from './machine/diagnose.ts';
import { gatherFacts } from './machine/facts.ts';
import { diagnoseProduction } from './machine/production.ts';

const signs = { ok: 'ok  ', note: 'note', problem: 'LACK' } as const;

const { values } = parseArgs({
  options: { production: { type: 'boolean' }, 'env-file': { type: 'string' } },
});
const facts = await gatherFacts(projectRoot);
const findings = values.production
  ? await diagnoseProduction(facts, values['env-file'])
  : diagnose(facts);
const width = Math.max(...findings.map(({ subject }) => subject.length));
for (const finding of findings) show(finding);
if (!values.production)
  console.log(`\nCommands: npm start, npm test, pnpm run ${commands().join(' | ')}`);
process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;

function show({ subject, state, says, mend }: Finding): void {
  console.log(`${signs[state]}  ${subject.padEnd(width)} ${says}`);
  if (mend !== undefined) console.log(`${' '.repeat(width + 7)}→ ${mend}`);
}

function commands(): string[] {
  const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const scripts = /"scripts": \{([^}]*)\}/.exec(manifest)?.[1] ?? '';
  return [...scripts.matchAll(/"([\w:-]+)": "/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['start', 'test', 'prepare'].includes(name));
}
