import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../../../.dependency-cruiser.mjs';
import { projectRoot } from '../launch/project.mjs';

const ruleNames = new Set(config.forbidden?.map(({ name }) => name));
const modules = 'packages/server/src/modules';

/** One import that breaks each rule: rule, importing file, what it imports. */
const planted: readonly [rule: string, from: string, statement: string][] = [
  ['no-circular', 'packages/access/src/ring-a.ts', "import './ring-b.ts';"],
  ['no-unresolvable', 'packages/access/src/lost.ts', "import './nowhere.ts';"],
  [
    'no-cross-feature',
    'portal/src/features/leave/LeavePage.tsx',
    "import type { News } from '../news/news-card.ts';",
  ],
  [
    'no-cross-feature',
    'admin/src/resources/users/UserList.tsx',
    "import '../regions/regions.binding.ts';",
  ],
  [
    'shared-knows-no-feature',
    'portal/src/shared/title.ts',
    "import '../features/news/news-card.ts';",
  ],
  ['feature-knows-no-app', 'portal/src/features/leave/menu.ts', "import '../../app/routes.ts';"],
  [
    'resource-public-surface',
    'admin/src/app/resources.ts',
    "import '../resources/regions/regions.binding.ts';",
  ],
  [
    'module-public-surface',
    `${modules}/exams/attempt.service.ts`,
    "import type { Course } from '../courses/courses.service.ts';",
  ],
  [
    'platform-knows-no-module',
    'packages/server/src/platform/work.ts',
    "import '../modules/courses/index.ts';",
  ],
  [
    'apps-know-the-server-by-its-schema',
    'portal/src/shared/money.ts',
    "import type { Course } from '../../../packages/server/src/modules/courses/index.ts';",
  ],
  [
    'server-testing-only-in-tests',
    'portal/src/shared/persona.ts',
    "import '@lampstand/server/testing';",
  ],
  ['apps-are-apart', 'portal/src/shared/other.ts', "import '../../../admin/src/app/menu.ts';"],
  [
    'packages-know-no-app',
    'packages/access/src/app.ts',
    "import '../../../admin/src/app/menu.ts';",
  ],
  [
    'package-public-surface',
    'packages/auth/src/deep.ts',
    "import '../../access/src/ring-free.ts';",
  ],
  ['rules-are-pure', `${modules}/exams/score.rules.ts`, "import './attempt.repo.ts';"],
  ['rules-are-pure', `${modules}/exams/attempt.policy.ts`, "import 'node:fs';"],
  ['sql-in-its-place', `${modules}/exams/score.service.ts`, "import { eq } from 'drizzle-orm';"],
  ['browser-knows-no-node', 'portal/src/shared/files.ts', "import 'node:fs';"],
  ['no-test-in-product', 'portal/src/shared/shipped.ts', "import './fixture.test.ts';"],
];

/** What the rules allow, and the files that the imports above lead to. */
const allowed: readonly [from: string, statement: string][] = [
  ['packages/access/src/ring-b.ts', "import './ring-a.ts';"],
  ['packages/access/src/ring-free.ts', ''],
  ['portal/src/features/news/news-card.ts', 'export type News = 1;'],
  ['portal/src/app/routes.ts', "import '../features/news/news-card.ts';"],
  ['portal/src/shared/fixture.test.ts', "import '@lampstand/server/testing';"],
  ['admin/src/app/menu.ts', "import '../resources/regions/index.ts';"],
  ['admin/src/resources/regions/index.ts', "import './regions.binding.ts';"],
  ['admin/src/resources/regions/regions.binding.ts', ''],
  [`${modules}/courses/index.ts`, "export type { Course } from './courses.service.ts';"],
  [`${modules}/courses/courses.service.ts`, 'export type Course = 1;'],
  [`${modules}/courses/courses.table.ts`, "import { sql } from 'drizzle-orm'; sql;"],
  [
    `${modules}/exams/attempt.repo.ts`,
    "import '../courses/courses.table.ts'; import 'drizzle-orm';",
  ],
  [
    `${modules}/exams/pass.rules.ts`,
    "import type { Course } from '../courses/index.ts'; import './mark.rules.ts'; import 'date-fns';",
  ],
  [`${modules}/exams/mark.rules.ts`, 'export const mark = 70;'],
  [`${modules}/exams/result.service.ts`, "import type { SQL } from 'drizzle-orm';"],
  ['packages/server/src/testing/index.ts', "import '../modules/courses/index.ts';"],
];

let tree = '';
let found: readonly string[] = [];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'planted-imports-'));
  for (const [path, code] of [...planted.map(([, ...file]) => file), ...allowed]) write(path, code);
  for (const name of ['drizzle-orm', 'date-fns']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const exports = { './testing': './src/testing/index.ts' };
  write('packages/server/package.json', JSON.stringify({ name: '@lampstand/server', exports }));
  mkdirSync(join(tree, 'node_modules/@lampstand'));
  symlinkSync(join(tree, 'packages/server'), join(tree, 'node_modules/@lampstand/server'));
  found = violations(tree);
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true }));

describe('the boundaries of the project', () => {
  it.each(planted)('%s catches the import in %s', (rule, from) => {
    expect(found).toContain(`${from}: ${rule}`);
  });

  it('lets through what the rules allow', () => {
    const accused = found.filter((line) =>
      allowed.some(([path]) => line.startsWith(`${path}:`) && !line.endsWith('no-circular')),
    );
    expect(accused).toEqual([]);
  });

  it('has a planted violation for every rule', () => {
    expect(new Set(planted.map(([rule]) => rule))).toEqual(ruleNames);
  });
});

function write(path: string, code: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), path.endsWith('.json') ? code : `${code}\nexport {};\n`);
}

/** Every finding as `path: rule`. */
function violations(cwd: string): string[] {
  const depcruise = join(projectRoot, 'node_modules/.bin/depcruise');
  const settings = join(projectRoot, '.dependency-cruiser.mjs');
  const command = `"${depcruise}" admin portal packages --config "${settings}" || true`;
  const lines = execFileSync('sh', ['-c', command], { cwd }).toString().split('\n');
  return lines.flatMap((line) => {
    const parts = /error ([\w-]+): (\S+)/.exec(line);
    return parts ? [`${parts[2]}: ${parts[1]}`] : [];
  });
}
