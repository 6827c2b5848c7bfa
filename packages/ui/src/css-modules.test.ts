import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = import.meta.dirname;
const sheets = globSync('**/*.module.css', { cwd: sources });

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

// The type of a style sheet lets any name through, and a misspelt one only looks wrong.
it.each(sheets)('%s has the classes that components ask for', (sheet) => {
  const css = readFileSync(`${sources}/${sheet}`, 'utf8');
  const defined = namesIn(css, /\.([a-zA-Z]+)(?=[\s:.,{[>])/g);
  const folder = sheet.split('/').slice(0, -1).join('/');
  const file = sheet.split('/').at(-1) ?? '';
  const asked = new Set<string>();
  for (const path of globSync(`${folder || '.'}/*.tsx`, { cwd: sources })) {
    const source = readFileSync(`${sources}/${path}`, 'utf8');
    const [, name] = new RegExp(`import (\\w+) from '\\./${file}'`).exec(source) ?? [];
    if (!name) continue;
    for (const used of namesIn(source, new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) asked.add(used);
  }
  expect([...asked].filter((name) => !defined.has(name))).toEqual([]);
});
