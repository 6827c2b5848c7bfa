import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../launch/project.mjs';

/** Every convention that lint holds: a file that breaks it, and the rule that must say so. */
const planted: readonly [rule: string, path: string, code: string][] = [
  ['max-lines', 'portal/src/long.ts', '// line\n'.repeat(301)],
  [
    'max-lines',
    'portal/src/long.test.ts',
    `import { expect, it } from 'vitest';\n${'// line\n'.repeat(400)}it('x', () => expect(1).toBe(1));`,
  ],
  ['max-lines-per-function', 'portal/src/big.ts', `export function f() {\n${'f();\n'.repeat(80)}}`],
  [
    'max-lines-per-function',
    'portal/src/Big.tsx',
    `export function Big() {\n${'Big();\n'.repeat(120)}return <p />;\n}`,
  ],
  ['no-explicit-any', 'portal/src/any.ts', 'export const a: any = 1;'],
  ['no-non-null-assertion', 'portal/src/bang.ts', 'export const f = (a?: string) => a!;'],
  [
    'consistent-type-assertions',
    'portal/src/cast.ts',
    'export const f = (a: unknown) => a as string;',
  ],
  [
    'no-unsafe-assignment',
    'portal/src/leak.ts',
    "export const read: unknown[] = [];\nconst leaked = JSON.parse('1');\nread.push(typeof leaked);",
  ],
  ['no-floating-promises', 'portal/src/floating.ts', 'Promise.resolve(1);\nexport {};'],
  [
    'no-misused-promises',
    'portal/src/misused.ts',
    'export const f = (p: Promise<number>) => { if (p) { return 1; } return 2; };',
  ],
  [
    'switch-exhaustiveness-check',
    'portal/src/switch.ts',
    "export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } return 2; }",
  ],
  ['no-default-export', 'portal/src/default.ts', 'export default 1;'],
  ['no-console', 'portal/src/console.ts', "console.log('x');"],
  ['no-restricted-imports', 'portal/src/lodash.ts', "import { map } from 'lodash';\nmap([]);"],
  [
    'no-restricted-imports',
    'portal/src/icons.ts',
    "import { Add } from '@mui/icons-material';\nexport const icon = Add;",
  ],
  [
    'no-restricted-imports',
    'portal/src/hooks.ts',
    "import { useQuery } from '@apollo/client';\nexport const query = useQuery;",
  ],
  [
    'rules-of-hooks',
    'portal/src/Hooks.tsx',
    "import { useState } from 'react';\nexport function Hooks({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p />;\n}",
  ],
  ['file-name', 'portal/src/leaveRequest.ts', 'export const a = 1;'],
  [
    'named-effect',
    'portal/src/useThing.ts',
    "import { useEffect } from 'react';\nexport function useThing() {\n  useEffect(() => {}, []);\n}",
  ],
  ['todo-names-decision', 'portal/src/todo.ts', '// TODO: later\nexport {};'],
  [
    'suppression-reason',
    'portal/src/suppressed.ts',
    "// oxlint-disable-next-line no-console\nconsole.log('x');",
  ],
  ['env-in-env-file', 'packages/server/src/main.ts', 'export const port = process.env.PORT;'],
  [
    'injected-clock',
    'packages/server/src/modules/exams/attempt.rules.ts',
    'export const now = () => new Date();',
  ],
  [
    'no-sleep',
    'packages/e2e/journeys/student.spec.ts',
    "import { expect, it } from 'vitest';\nit('waits', async () => {\n  await new Promise((done) => setTimeout(done, 5));\n  expect(1).toBe(1);\n});",
  ],
  [
    'expect-expect',
    'portal/src/empty.test.ts',
    "import { it } from 'vitest';\nit('does nothing', () => {});",
  ],
];

const node = 'declare const process: { env: Record<string, string> };';

/** What the conventions allow: nothing may be reported here. */
const allowed: readonly [path: string, code: string][] = [
  ['portal/src/ok.ts', 'export const roles = [1, 2] as const;'],
  ['packages/tools/src/say.ts', "console.log('for the terminal');"],
  ['packages/server/src/env.ts', `${node}\nexport const port = process.env.PORT;`],
  ['portal/vite.config.ts', 'export default { base: 1 };'],
  [
    'portal/src/Card.stories.tsx',
    "export default { title: 'Card' };\nexport const Plain = { args: { text: 'x' } };",
  ],
];

let tree = '';
let found: ReadonlySet<string> = new Set();

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'planted-lint-'));
  for (const [path, code] of [...planted.map(([, ...file]) => file), ...allowed]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${code}\n`);
  }
  const config = readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(tree, '.oxlintrc.json'), config.replaceAll('"./', `"${projectRoot}/`));
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict }));
  found = new Set(lint(tree));
}, 120_000);
afterAll(() => rmSync(tree, { recursive: true }));

describe('the lint rules of the project', () => {
  it.each(planted)('%s catches the violation in %s', (rule, path) => {
    expect([...found]).toContain(`${path}: ${rule}`);
  });

  it('accepts what the conventions allow', () => {
    const paths = allowed.map(([path]) => path);
    expect([...found].filter((line) => paths.some((path) => line.startsWith(path)))).toEqual([]);
  });
});

const strict = { strict: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' };

/** Every finding as `path: rule`. */
function lint(cwd: string): string[] {
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint');
  const args = ['--type-aware', '--format', 'unix', '--ignore-pattern', 'node_modules', '.'];
  const output = execFileSync('sh', ['-c', `"${oxlint}" ${args.join(' ')} || true`], { cwd });
  return output
    .toString()
    .split('\n')
    .flatMap((line) => {
      const parts = /^([^:]+):\d+:\d+: .*\((.+)\)\]$/.exec(line);
      return parts ? [`${parts[1]}: ${parts[2]}`] : [];
    });
}
