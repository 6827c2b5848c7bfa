import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notBuiltYet, routes } from '@lampstand/access';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../launch/project.mjs';
import { listFiles } from '../source-hash.ts';
import {
  brokenLinks,
  codeSpansOf,
  decisionProblems,
  type Doc,
  rulesWithoutTest,
  scriptsNamedIn,
  sectionOf,
  tableRowsOf,
  unknownPaths,
} from './check-docs.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const docOf = (path: string): Doc => ({ path, text: read(path) });

const rootFiles = [
  'README.md',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'codegen.ts',
  'knip.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.prettierrc.json',
  '.dependency-cruiser.mjs',
  '.gitignore',
];
const folders = ['admin', 'portal', 'packages', 'docs', '.ci', '.storybook'];
const paths = listFiles(projectRoot, [...rootFiles, ...folders]);
const docs = paths.filter((path) => path.endsWith('.md')).map(docOf);
const files = [...docs, ...paths.map((path) => ({ path, text: '' }))];
const product = docs.filter(({ path }) => path.startsWith('docs/product/'));
const decisions = docs.filter(({ path }) => path.startsWith('docs/decisions/'));
const scripts = [
  ...(/"scripts": \{([^}]*)\}/.exec(read('package.json'))?.[1] ?? '').matchAll(/"([\w:-]+)": "/g),
].map(([, name = '']) => name);

/** Pictures are taken of the running product: until there is one, their links wait. */
const waitsForPictures = !paths.some((path) => path.startsWith('docs/pictures/'));
const isPicture = (link: string): boolean =>
  waitsForPictures && /pictures\/[\w-]+\.png$/.test(link);

describe.each(docs)('$path', (doc) => {
  it('leads nowhere in vain', () => {
    expect(brokenLinks(doc, files).filter((link) => !isPicture(link))).toEqual([]);
  });

  it('names only paths and files that exist', () => {
    expect(unknownPaths(doc, paths)).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(scriptsNamedIn(doc).filter((script) => !scripts.includes(script))).toEqual([]);
  });
});

describe.each(decisions)('$path', (decision) => {
  it('has the five parts of a decision, on one page', () => {
    expect(decisionProblems(decision)).toEqual([]);
  });
});

describe.each(product)('$path', (page) => {
  it('names for each rule the test that holds it', () => {
    expect(rulesWithoutTest(page)).toEqual([]);
  });
});

describe('the documents', () => {
  it('name every address of the table with its app and who may open it', () => {
    const table = tableRowsOf(read('docs/product/access.md'));
    const documented = table.map(([path, app, who, below]) => ({ path, app, who, below }));
    const actual = routes.map(({ path, app, roles, exact }) => ({
      path,
      app: app === 'portal' ? 'portal' : 'back-office',
      who: roles.length === 0 ? 'everybody' : roles.join(' or '),
      below: exact ? 'no' : 'yes',
    }));
    expect(documented).toEqual(actual);
  });

  it('say of every screen that is not built that it is not, and of no other', () => {
    const missing = product.flatMap(({ text }) =>
      codeSpansOf(sectionOf(text, /^## Not built yet$/)).filter((span) => span.startsWith('/')),
    );
    expect(missing.toSorted()).toEqual(notBuiltYet.toSorted());
  });

  it('explain every variable of the configuration', () => {
    const env = read('packages/server/src/env.ts');
    const variables = [...env.matchAll(/^ {2}([A-Z][A-Z_0-9]+):/gm)].map(([, name]) => name);
    const table = tableRowsOf(read('docs/product/operations.md'));
    expect(table.map(([name]) => name)).toEqual(variables);
  });

  it('introduce every person of the demonstration college', () => {
    const source = read('packages/server/src/seed/personas.ts');
    const people = [...source.matchAll(/^ {2}person\('(\w+)', '(\w+)', '(\w+)'/gm)];
    const table = tableRowsOf(read('docs/product/demonstration-college.md'));
    expect(table.map(([key, name]) => [key, name])).toEqual(
      people.map(([, key, first, last]) => [key, `${first} ${last}`]),
    );
  });

  it('list every command for those who work on the project', () => {
    const listed = new Set(scriptsNamedIn(docOf('docs/CONTRIBUTING.md')));
    const own = scripts.filter((script) => script !== 'prepare');
    expect(own.filter((script) => !listed.has(script))).toEqual([]);
  });

  it('list commands whose programs are there', () => {
    const programs = read('package.json').match(/\bpackages\/[\w./-]+\.(ts|mjs)\b/g) ?? [];
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((program) => !paths.includes(program))).toEqual([]);
  });

  it('use in the glossary the names of the API', () => {
    const schema = read('packages/server/schema.graphql');
    const names = sectionOf(read('docs/CONTEXT.md'), /^## Words$/)
      .split('\n')
      .flatMap((row) => codeSpansOf(row.split('|')[2] ?? ''));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(schema))).toEqual([]);
  });

  it('that sources refer to exist', () => {
    const sources = paths.filter((path) => /(?<!\.test)\.(tsx?|mjs|graphql)$/.test(path));
    const named = sources.flatMap((path) =>
      [...read(path).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([doc]) => `${path}: ${doc}`),
    );
    const missing = named.filter((line) => !paths.includes(line.split(': ')[1] ?? ''));
    expect(missing).toEqual([]);
  });
});
