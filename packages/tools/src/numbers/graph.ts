import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { type Measure, atMost } from './measures.ts';

const crossings = new Set(['no-cross-feature', 'module-public-surface']);

/** Circles and crossings in the import graph, as dependency-cruiser sees them. */
export async function measureImports(root: string): Promise<Measure[]> {
  const args = ['--config', '.dependency-cruiser.mjs', 'admin', 'portal', 'packages'];
  const run = await runCommand(join(root, 'node_modules/.bin/depcruise'), args, { cwd: root });
  const rules = [...run.output.matchAll(/^ *error ([\w-]+):/gm)].map(([, rule = '']) => rule);
  const isRead = rules.length > 0 || run.code === 0;
  return [
    atMost(
      'import cycles',
      0,
      isRead ? rules.filter((rule) => rule === 'no-circular').length : NaN,
    ),
    atMost(
      'cross-feature imports',
      0,
      isRead ? rules.filter((rule) => crossings.has(rule)).length : NaN,
    ),
  ];
}

/** Files, exports and dependencies that nothing uses, as `pnpm deadcode` sees them. */
export async function measureExports(root: string): Promise<Measure> {
  const args = ['--reporter', 'compact', '--no-progress'];
  const run = await runCommand(join(root, 'node_modules/.bin/knip'), args, { cwd: root });
  const totals = [...run.output.matchAll(/^Unused [\w ]+ \((\d+)\)$/gm)];
  const sum = totals.reduce((total, [, count]) => total + Number(count), 0);
  return atMost(
    'unused files, exports and dependencies',
    0,
    totals.length === 0 && run.code !== 0 ? NaN : sum,
  );
}
