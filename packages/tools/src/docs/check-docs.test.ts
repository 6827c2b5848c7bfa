import { describe, expect, it } from 'vitest';
import {
  brokenLinks,
  decisionProblems,
  rulesWithoutTest,
  scriptsNamedIn,
  sectionOf,
  tableRowsOf,
  unknownPaths,
} from './check-docs.ts';

const doc = (text: string, path = 'docs/guide.md') => ({ path, text });
const paths = ['README.md', 'docs/guide.md', 'packages/server/src/modules/exams/exams.rules.ts'];
const files = [
  doc('# The guide\n\n## Every day, twice\n'),
  ...paths.map((path) => ({ path, text: '' })),
];

describe('a link', () => {
  it.each([
    ['../README.md', []],
    ['guide.md#every-day-twice', []],
    ['../packages/server', []],
    ['https://nodejs.org', []],
    ['gone.md', ['gone.md']],
    ['guide.md#every-month', ['guide.md#every-month']],
    ['../docs/gone/', ['../docs/gone/']],
  ])('to %s is broken: %j', (link, broken) => {
    expect(brokenLinks(doc(`See [there](${link}).`), files)).toEqual(broken);
  });
});

describe('a path', () => {
  it.each([
    ['packages/server/src', []],
    ['packages/server/src/modules/<noun>/', []],
    ['exams.rules.ts', []],
    ['exams/*.rules.ts', []],
    ['{exams,groups}.rules.ts', []],
    ['/users', []],
    ['process.env', []],
    ['packages/gone/', ['packages/gone/']],
    ['results.rules.ts', ['results.rules.ts']],
    ['rules.ts', ['rules.ts']],
    ['<noun>.policy.ts', ['<noun>.policy.ts']],
  ])('called %s is unknown: %j', (path, unknown) => {
    expect(unknownPaths(doc(`It lies in \`${path}\`.`), paths)).toEqual(unknown);
  });
});

it('finds the commands in text and blocks, and leaves out what pnpm does itself', () => {
  const text = 'Run `pnpm check lint`.\n\n```\nnpm start\npnpm install\nnpm run doctor\n```\n';
  expect(scriptsNamedIn(doc(text))).toEqual(['check', 'start', 'doctor']);
});

describe('a decision', () => {
  const parts = ['Context', 'Decision', 'Consequences', 'Rejected', 'When would we reverse this?'];
  const record = (titles: readonly string[], head = '# 0009 One house') =>
    `${head}\n\n${titles.map((title) => `## ${title}\n\nText.\n`).join('\n')}`;
  const path = 'docs/decisions/0009-one-house.md';

  it('in order has no problems', () => {
    expect(decisionProblems(doc(record(parts), path))).toEqual([]);
  });

  it.each([
    ['without a part', record(parts.slice(1)), path],
    ['with another number', record(parts, '# 0010 One house'), path],
    ['without a number', record(parts), 'docs/decisions/one-house.md'],
    ['of more than a page', `${record(parts)}${'\nmore'.repeat(40)}`, path],
  ])('%s has one', (_what, text, at) => {
    expect(decisionProblems(doc(text, at))).not.toEqual([]);
  });
});

describe('a rule of a product page', () => {
  it.each([
    ['It is so. `a.ts` · `a.test.ts`', 0],
    ['It is so. `a.ts` · `story.spec.ts`', 0],
    ['It is so. `a.ts` (no test yet)', 0],
    ['It is so. `a.ts`', 1],
  ])('%j: without test %d', (rule, count) => {
    const page = `# Page\n\n## Rules\n\n### Some\n\n- ${rule}\n\n## Other\n\n- Not a rule.\n`;
    expect(rulesWithoutTest(doc(page))).toHaveLength(count);
  });
});

it('reads a section to its end, and the rows of a table by their first cell', () => {
  const page = '## One\n\n| `a` | x |\n| ----- | --- |\n| `b` | y |\n\n### In it\n\n## Two\n';
  expect(sectionOf(page, /^## One$/)).toContain('### In it');
  expect(sectionOf(page, /^## One$/)).not.toContain('Two');
  expect(tableRowsOf(page)).toEqual([
    ['a', 'x'],
    ['b', 'y'],
  ]);
});
