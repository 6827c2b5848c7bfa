import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles, listFiles, stampOf } from './source-hash.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'));
  mkdirSync(join(root, 'app/node_modules'), { recursive: true });
  mkdirSync(join(root, 'app/dist'));
  writeFileSync(join(root, 'app/b.ts'), 'b');
  writeFileSync(join(root, 'app/a.ts'), 'a');
  writeFileSync(join(root, 'app/a.test.ts'), 'test');
  writeFileSync(join(root, 'app/node_modules/x.ts'), 'x');
  writeFileSync(join(root, 'app/dist/out.js'), 'out');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('listFiles', () => {
  it('lists sources in a stable order, without packages and build output', () => {
    expect(listFiles(root, ['app'])).toEqual(['app/a.test.ts', 'app/a.ts', 'app/b.ts']);
  });

  it('leaves out what the filter refuses and what is not there', () => {
    const sources = listFiles(root, ['app', 'gone'], (path) => !path.includes('.test.'));
    expect(sources).toEqual(['app/a.ts', 'app/b.ts']);
  });
});

describe('hashFiles', () => {
  it('changes when a content or a name changes', () => {
    const before = hashFiles(root, ['app/a.ts']);
    writeFileSync(join(root, 'app/copy.ts'), 'a');
    expect(hashFiles(root, ['app/copy.ts'])).not.toBe(before);
    writeFileSync(join(root, 'app/a.ts'), 'changed');
    expect(hashFiles(root, ['app/a.ts'])).not.toBe(before);
  });
});

describe('stampOf', () => {
  it('matches only the hash that was written last', () => {
    const stamp = stampOf(root, 'build');
    expect(stamp.matches('one')).toBe(false);
    stamp.write('one');
    expect(stamp.matches('one')).toBe(true);
    expect(stamp.matches('two')).toBe(false);
  });
});
