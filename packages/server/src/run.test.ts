import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const run = fileURLToPath(new URL('run.ts', import.meta.url));

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lampstand-run-'));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** What a program said, how it ended, and whether it showed a stack. */
const said = (args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: unknown; text: string; stack: boolean }>((resolve) => {
    const whole = { PATH: process.execPath, ...env };
    execFile(process.execPath, args, { env: whole }, (error, out, words) => {
      const text = `${out}${words}`;
      resolve({ code: error?.code, text, stack: /^\s+at /m.test(text) });
    });
  });

/** Starts a server of its own process, with pages that need no build. */
const start = (changes: Record<string, string>) => {
  const env = { APP_ENV: 'development', ...changes };
  const program = `const { run } = await import(${JSON.stringify(run)}); await run(${JSON.stringify(env)}, async () => ({ assets() {}, page() {}, close: async () => {} }));`;
  return said(['--input-type=module', '-e', program], {});
};

const refusal = (words: RegExp) => {
  return { code: 1, text: expect.stringMatching(words), stack: false };
};

describe('a start that cannot be', () => {
  it('names every fault of the configuration', async () => {
    const env = { PORT: 'the front door', DATABASE_URL: 'mysql://there' };
    const told = await said([main], env);
    expect(told).toEqual(refusal(/PORT/));
    expect(told).toEqual(refusal(/DATABASE_URL/));
  });

  it('refuses a production server whose settings are unsafe, before it opens anything', async () => {
    const DATA_DIR = path.join(root, 'unsafe');
    const told = await start({ APP_ENV: 'production', DATA_DIR, PUBLIC_URL: 'http://college.org' });
    expect(told).toEqual(refusal(/PUBLIC_URL is plain http/));
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('tells of a data folder that is a file', async () => {
    const DATA_DIR = path.join(root, 'file');
    writeFileSync(DATA_DIR, '');
    expect(await start({ DATA_DIR })).toEqual(refusal(/cannot be a folder/));
  });

  it('tells of a database whose files are gone, and writes nothing over the rest', async () => {
    const DATA_DIR = path.join(root, 'damaged');
    mkdirSync(path.join(DATA_DIR, 'database/cluster/base/5'), { recursive: true });
    expect(await start({ DATA_DIR })).toEqual(refusal(/missing: PG_VERSION[\s\S]*backup/));
    expect(readdirSync(DATA_DIR, { recursive: true })).toEqual([
      'database',
      'database/cluster',
      'database/cluster/base',
      'database/cluster/base/5',
    ]);
  });

  it('tells of a PostgreSQL server that does not answer', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const address = free.address();
    const port = typeof address === 'object' ? address?.port : 0;
    free.close();
    const DATABASE_URL = `postgres://somebody:very-secret@127.0.0.1:${port}/college`;
    const told = await start({ DATA_DIR: path.join(root, 'elsewhere'), DATABASE_URL });
    expect(told).toEqual(refusal(/PostgreSQL at 127\.0\.0\.1:\d+.*does not answer/));
    expect(told.text).not.toContain('very-secret');
  });
});
