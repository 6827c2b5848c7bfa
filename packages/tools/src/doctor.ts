/** `npm run doctor`: what this machine lacks, how to mend it, and which commands there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './launch/project.mjs';
import { type Finding, diagnose } from './machine/diagnose.ts';
import { gatherFacts } from './machine/facts.ts';

const signs = { ok: 'ok  ', note: 'note', problem: 'LACK' } as const;

const findings = diagnose(await gatherFacts(projectRoot));
for (const finding of findings) show(finding);
console.log(`\nCommands: npm start, npm test, pnpm run ${commands().join(' | ')}`);
process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;

function show({ subject, state, says, mend }: Finding): void {
  console.log(`${signs[state]}  ${subject.padEnd(12)} ${says}`);
  if (mend !== undefined) console.log(`${' '.repeat(19)}→ ${mend}`);
}

function commands(): string[] {
  const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const scripts = /"scripts": \{([^}]*)\}/.exec(manifest)?.[1] ?? '';
  return [...scripts.matchAll(/"([\w:-]+)": "/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['start', 'test', 'prepare'].includes(name));
}
