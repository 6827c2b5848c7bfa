import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './launch/project.mjs';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

it('says of every package in the catalog what it is for, and of no other', () => {
  const [, catalog = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const packages = [...catalog.matchAll(/^ {2}'?([^':]+)'?:/gm)].map(([, name]) => name);
  expect(packages.length).toBeGreaterThan(50);
  const rows = read('docs/dependencies.md').matchAll(/^\| `([^`]+)`\s*\| (.*?)\s*\|$/gm);
  const told = [...rows].map(([, name, reason = '']) => ({ name, reason }));
  expect(told.map(({ name }) => name).toSorted()).toEqual(packages.toSorted());
  expect(told.filter(({ reason }) => reason.length < 8)).toEqual([]);
});
