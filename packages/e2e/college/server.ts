import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nodeOptions from '@lampstand/server/node-options.json' with { type: 'json' };
import { serverEnv } from './env.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A running server of the product. */
export interface College {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** From the start of the process to its first answered request, in milliseconds. */
  readonly startedIn: number;
  /** What the process has said so far. */
  said(): string;
  /** Ends it as a power cut would: nothing is said to the process. */
  kill(): Promise<void>;
  /** Ends it gracefully. @returns its exit code. */
  stop(): Promise<number | null>;
}

export interface CollegeOptions {
  /** The data folder; a fresh one by default. */
  readonly folder?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** A fresh folder below the system's place for such; `dropFolder` takes it away. */
export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'lampstand-e2e-'));
export const dropFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

/** Starts the server process without waiting for it. */
export function spawnServer(folder: string, port: number, env: CollegeOptions['env'] = {}) {
  return spawn(process.execPath, [...nodeOptions, main], {
    env: serverEnv({ DATA_DIR: folder, PORT: String(port), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', () => resolve());
      });

/** Starts the built product. @throws with the server's own words when it ends before it is ready. */
export async function startCollege(options: CollegeOptions = {}): Promise<College> {
  const folder = options.folder ?? newFolder();
  const port = options.port ?? (await freePort());
  const began = performance.now();
  const child = spawnServer(folder, port, options.env);
  let words = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      words += chunk.toString();
      if (words.includes('is ready at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${words}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    startedIn: performance.now() - began,
    said: () => words,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      return child.exitCode;
    },
  };
}
