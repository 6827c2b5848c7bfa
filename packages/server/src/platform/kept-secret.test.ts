import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret } from './kept-secret.ts';
import { StartFault } from './start-fault.ts';
import { createWhole } from './whole-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-secret-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const file = () => path.join(folder, 'signing-secret');
const module = fileURLToPath(new URL('kept-secret.ts', import.meta.url));

describe('the signing secret of a data folder', () => {
  it('is made once, readable by its owner only, and read again', () => {
    const secret = keptSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(keptSecret(folder)).toBe(secret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['signing-secret']);
  });

  it('is the same for processes that start at the same moment', async () => {
    const program = `const { keptSecret } = await import(${JSON.stringify(module)}); process.stdout.write(keptSecret(${JSON.stringify(folder)}));`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    const said = await Promise.all(Array.from({ length: 6 }, run));
    expect(new Set(said.map(({ stdout }) => stdout))).toEqual(
      new Set([readFileSync(file(), 'utf8')]),
    );
    expect(readdirSync(folder)).toEqual(['signing-secret']);
  });

  it.each([
    ['empty, as a full disk leaves it', ''],
    ['blank', '\n'],
    ['cut', 'x'.repeat(40)],
    ['of other characters', `${'x'.repeat(63)}!`],
    ['of NUL characters, as a power loss leaves it', '\0'.repeat(64)],
  ])('is refused when it is %s, and what to do is said', (_how, content) => {
    writeFileSync(file(), content);
    expect(() => keptSecret(folder)).toThrow(StartFault);
    expect(() => keptSecret(folder)).toThrow(/from a backup[\s\S]*delete it/);
    expect(readFileSync(file(), 'utf8')).toBe(content);
  });
});

describe('a file that is created whole', () => {
  it('leaves one that is there as it is', () => {
    expect(createWhole(file(), 'first')).toBe(true);
    expect(createWhole(file(), 'second')).toBe(false);
    expect(readFileSync(file(), 'utf8')).toBe('first');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is not there at all, nor a draft of it, when writing it failed', () => {
    const bad = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const failing = () => {
      throw bad;
    };
    expect(() => createWhole(file(), 'content', failing)).toThrow(bad);
    expect(existsSync(file())).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
