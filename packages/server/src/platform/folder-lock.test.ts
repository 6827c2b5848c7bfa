import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const module = fileURLToPath(new URL('folder-lock.ts', import.meta.url));

/** Tries the lock in a process of its own. */
const inAnotherProcess = () =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { lockFolder } = await import(${JSON.stringify(module)}); lockFolder(${JSON.stringify(folder)}); console.log('locked');`,
    ],
    { encoding: 'utf8' },
  );

describe('the lock of a data folder', () => {
  it('keeps a second process out as long as the first one lives', () => {
    const release = lockFolder(folder);
    const other = inAnotherProcess();
    expect(other.status).not.toBe(0);
    expect(other.stderr).toContain(`in use by process ${process.pid}`);
    release();
    expect(inAnotherProcess().stdout).toContain('locked');
  });

  it('is taken over from a process that is gone', () => {
    expect(inAnotherProcess().stdout).toContain('locked');
    expect(existsSync(path.join(folder, 'lampstand.lock'))).toBe(true);
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('is taken over when the process id went to another program since', () => {
    writeFileSync(
      path.join(folder, 'lampstand.lock'),
      JSON.stringify({ pid: process.pid, started: 'long ago' }),
    );
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('is taken over when the lock file is half written', () => {
    writeFileSync(path.join(folder, 'lampstand.lock'), '{"pid":');
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('goes to one of many that find it stale at the same moment', async () => {
    const file = path.join(folder, 'lampstand.lock');
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const program = `const { lockFolder } = await import(${JSON.stringify(module)});
      try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); } catch (error) { console.log(error.name); }
      process.stdin.resume();`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program]),
    );
    const said = await Promise.all(
      children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    );
    for (const child of children) child.stdin.end();
    expect(said.toSorted()).toEqual([
      'FolderLockedError',
      'FolderLockedError',
      'FolderLockedError',
      'FolderLockedError',
      'FolderLockedError',
      'locked',
    ]);
    expect(readdirSync(folder)).toEqual(['lampstand.lock']);
  });

  it('is refused inside one process too', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  });
});
