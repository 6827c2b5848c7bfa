import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Steps that need the built apps or a browser: not part of the quick check's time. */
const slowSteps = /^(build|build-storybook|story|browser|integration-postgres)$/;

const folderOf = (root: string): string => join(root, '.cache/check');
const fileOf = (root: string): string => join(folderOf(root), 'seconds.txt');

/** Forgets the times of the check before: a new one begins. */
export function forgetTimings(root: string): void {
  rmSync(fileOf(root), { force: true });
}

/** Notes how long a step took, in seconds. */
export function noteTiming(root: string, step: string, seconds: number): void {
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(fileOf(root), `${step} ${seconds.toFixed(1)}\n`, { flag: 'a' });
}

/** Seconds that the quick steps of the last whole check took; undefined before the first one. */
export function lastCheckSeconds(root: string): number | undefined {
  const file = fileOf(root);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const quick = lines.map((line) => line.split(' ')).filter(([step = '']) => !slowSteps.test(step));
  return quick.reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}
