import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from './env.mjs';
import { installFingerprint, installIfNeeded } from './install.mjs';

let root = '';
/** What was said, line by line. */
let said: string[] = [];
const install = () => installIfNeeded(root, (line) => void said.push(line));

beforeEach(() => {
  said = [];
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'packages/server'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'one');
  writeFileSync(join(root, 'packages/server/package.json'), '{}');
  vi.stubEnv('PATH', `${join(root, 'bin')}${delimiter}${readEnv('PATH')}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Puts a pnpm on the PATH that does what the shell script says. */
function fakePnpm(script: string): void {
  const file = join(root, 'bin/pnpm');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

describe('installFingerprint', () => {
  it('changes with the lockfile and with any manifest', () => {
    const first = installFingerprint(root);
    writeFileSync(join(root, 'pnpm-lock.yaml'), 'two');
    const second = installFingerprint(root);
    writeFileSync(join(root, 'packages/server/package.json'), '{"name":"server"}');
    expect(new Set([first, second, installFingerprint(root)]).size).toBe(3);
  });
});

describe('installIfNeeded', { timeout: 30_000 }, () => {
  it('installs once, and again only when something changed', () => {
    fakePnpm('mkdir -p node_modules && echo x >> runs && [ "$NODE_ENV" != production ]');
    vi.stubEnv('NODE_ENV', 'production');
    expect([install(), install()]).toEqual([true, true]);
    expect(said.at(-1)).toBe('packages: up to date');
    writeFileSync(join(root, 'pnpm-lock.yaml'), 'two');
    expect(install()).toBe(true);
    expect(said.at(-1)).toContain('installed in');
  });

  it('says when it failed, and tries again the next time', () => {
    fakePnpm('mkdir -p node_modules && exit 1');
    expect(install()).toBe(false);
    expect(said.at(-1)).toBe('packages: pnpm install failed');
    expect(existsSync(join(root, 'node_modules/.lampstand-installed'))).toBe(false);
  });
});
