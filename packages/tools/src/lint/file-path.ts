import { basename, relative, sep } from 'node:path';
import type { RuleContext } from './rule-types.ts';

/** The file's path below the project's root, with forward slashes. */
export function pathOf(context: RuleContext): string {
  return relative(context.cwd, context.filename).split(sep).join('/');
}

/** The name without its last extension: `leave.rules` for `src/leave.rules.ts`. */
export function stemOf(path: string): string {
  return basename(path).replace(/\.[cm]?[jt]sx?$/, '');
}
