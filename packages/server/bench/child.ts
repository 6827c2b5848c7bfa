import { childEnv } from './env.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A server process that said on which port it listens. */
export interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

const running = new Set<Child>();

/** Stops every server that still runs, also those of a run that failed half-way. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

/** Starts a program and waits for its `ready PORT` line. @throws when it ends before. */
export async function startChild(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Child> {
  const child = spawn(process.execPath, [...args], {
    env: childEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const match = /ready (\d+)/.exec(chunk.toString());
      if (match) resolve(Number(match[1]));
    });
    child.once('exit', (code) => {
      reject(new Error(`${args[0]} ended with ${code} before it was ready`));
    });
  });
  const started: Child = {
    process: child,
    pid: child.pid ?? 0,
    port,
    stop: () =>
      new Promise((resolve) => {
        if (!running.has(started)) {
          resolve();
          return;
        }
        child.once('exit', () => {
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
  running.add(started);
  child.once('exit', () => running.delete(started));
  return started;
}

const fields = (pid: number | string): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** CPU seconds of a process so far (user and system; the kernel counts in hundredths). */
export function cpuSeconds(pid: number): number {
  const all = fields(pid);
  return (Number(all[11]) + Number(all[12])) / 100;
}

/** CPU seconds of a process and all its children: a postmaster with its backends. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return fields(name)[1] === String(pid);
    } catch {
      return false;
    }
  });
  // Backends that ended are counted with their parent.
  const ended = fields(pid);
  const own = cpuSeconds(pid) + (Number(ended[13]) + Number(ended[14])) / 100;
  return children.reduce((sum, name) => sum + cpuSeconds(Number(name)), own);
}

/** Resident memory of a process in MB. */
export function rssMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
