import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { readEnv } from '../launch/env.mjs';
import { installedPnpm } from '../launch/runtime.mjs';
import { chromiumVariable, findChromium } from './chromium.ts';
import type { Facts } from './diagnose.ts';

/** Looks at this machine. The names of the settings are the server's own (PORT, DATA_DIR). */
export async function gatherFacts(root: string): Promise<Facts> {
  const port = Number(readEnv('PORT') ?? 4000);
  const dataFolder = readEnv('DATA_DIR') ?? 'data';
  return {
    node: readEnv('LAMPSTAND_CALLERS_NODE') ?? process.versions.node,
    pnpm: readEnv('LAMPSTAND_CALLERS_NODE') === undefined ? installedPnpm() : undefined,
    packagesInstalled: existsSync(join(root, 'node_modules/.modules.yaml')),
    chromium: findChromium(),
    chromiumConfigured: readEnv(chromiumVariable),
    postgres: findPostgres(),
    testDatabase: readEnv('TEST_DATABASE_URL') ?? readEnv('DATABASE_URL'),
    port,
    portIsFree: await isFree(port),
    freeBytes: freeBytesOf(root),
    dataFolder,
    dataHolder: holderOf(resolve(root, dataFolder)),
  };
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const newest = readdirSync(debian).sort((a, b) => Number(b) - Number(a))[0];
    if (newest !== undefined) return join(debian, newest, 'bin');
  }
  try {
    return execFileSync('postgres', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The server writes its process id into a lock beside the database it holds. */
function holderOf(folder: string): number | undefined {
  if (!existsSync(folder)) return undefined;
  const locks = ['.', ...readdirSync(folder)].map((name) => join(folder, name, 'lampstand.lock'));
  for (const lock of locks.filter((file) => existsSync(file))) {
    const pid = Number(/"pid":(\d+)/.exec(readFileSync(lock, 'utf8'))?.[1]);
    if (pid > 0 && isAlive(pid)) return pid;
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is there and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
