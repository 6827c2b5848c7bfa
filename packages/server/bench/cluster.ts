import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of our own on a free local port, with the durability that production needs. */
export interface Cluster {
  readonly url: string;
  /** Process id of the postmaster. */
  readonly pid: number;
  readonly folder: string;
  /** Starts it again after it was killed. */
  start(): Promise<number>;
  stop(): Promise<void>;
}

function binaries(): string {
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return path.join(DEBIAN, versions[0] ?? '', 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function userId(name: string): Promise<number> {
  return Number((await run('id', ['-u', name])).stdout);
}

/** Makes and starts a throwaway cluster. PostgreSQL refuses to be root, so root becomes `postgres`. */
export async function startCluster(): Promise<Cluster> {
  const bin = binaries();
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-cluster-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, await userId('postgres'), -1);
  const port = await freePort();
  const call = (program: string, args: readonly string[]) => {
    const command = path.join(bin, program);
    return asRoot
      ? run('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: '/' })
      : run(command, [...args]);
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=512MB -c max_connections=100`;
  const pidOf = () =>
    Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const start = async () => {
    await call('pg_ctl', [
      '-D',
      folder,
      '-w',
      '-t',
      '60',
      '-l',
      path.join(folder, 'log'),
      '-o',
      options,
      'start',
    ]);
    return pidOf();
  };
  await call('initdb', [
    '-D',
    folder,
    '-U',
    'lampstand',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const pid = await start();
  await call('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'lampstand', 'lampstand']);
  return {
    url: `postgres://lampstand@127.0.0.1:${port}/lampstand`,
    pid,
    folder,
    start,
    async stop() {
      await call('pg_ctl', ['-D', folder, '-m', 'immediate', '-w', 'stop']).catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
