import { spawn } from 'node:child_process';
import { childEnv } from '../launch/env.mjs';

export interface FinishedCommand {
  /** 0 is success; a command that could not start or was stopped has 1. */
  code: number;
  /** What it wrote to both streams, in the order in which it arrived. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  cwd: string;
  /** Variables to set or (undefined) to remove for the command. */
  env?: Record<string, string | undefined>;
  /** After this the command and everything it started is stopped and counts as failed. */
  timeoutSeconds?: number;
}

/**
 * Runs a command to its end and keeps what it says. It gets a process group of its own, so that a
 * time-out or a Ctrl-C ends its grandchildren (browsers, servers) too.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<FinishedCommand> {
  const begun = performance.now();
  const chunks: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: childEnv(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const keep = (chunk: Buffer): void => void chunks.push(chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = (): void => stopGroup(child.pid);
    const stopAndLeave = (): void => {
      stop();
      process.exit(130);
    };
    process.on('SIGINT', stopAndLeave).on('SIGTERM', stopAndLeave);
    const timer = options.timeoutSeconds && setTimeout(expire, options.timeoutSeconds * 1000);

    function expire(): void {
      chunks.push(`\nstopped after ${options.timeoutSeconds} s\n`);
      stop();
    }
    function finish(code: number): void {
      clearTimeout(timer || undefined);
      process.off('SIGINT', stopAndLeave).off('SIGTERM', stopAndLeave);
      resolve({ code, output: chunks.join(''), seconds: (performance.now() - begun) / 1000 });
    }
    child.on('error', (error) => {
      chunks.push(`${command}: ${error.message}\n`);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}
