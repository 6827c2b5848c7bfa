import type { Server } from 'node:http';
import { ConfigurationError, publicUrl, readEnv } from './env.ts';
import { greeting } from './greeting.ts';
import { NotBuiltError, type Pages } from './http/pages.ts';
import { FolderLockedError } from './platform/folder-lock.ts';
import { createLogger } from './platform/logger.ts';
import { UnsafeDatabaseError } from './platform/postgres.ts';
import { startServer } from './start-server.ts';

/** Faults that the person at the keyboard can mend: one clear message, no stack. */
const EXPLAINED = [ConfigurationError, FolderLockedError, NotBuiltError, UnsafeDatabaseError];

const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return EXPLAINED.some((kind) => error instanceof kind) ? error.message : String(error.stack);
};

/** Runs the server as a program: says when it answers, stops gracefully on SIGTERM and SIGINT. */
export async function run(
  source: Record<string, string | undefined>,
  openPages: (server: Server) => Promise<Pages>,
): Promise<void> {
  const started = performance.now();
  try {
    const env = readEnv(source);
    const log = createLogger(env.LOG_LEVEL);
    const server = await startServer(env, log, openPages);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(greeting(env, server, publicUrl(env), seconds));
    let stopping: Promise<void> | undefined;
    const stop = (): void => {
      stopping ??= server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stop');
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${inWords(error)}\n`);
    // Whatever was opened before the fault would keep the process alive.
    process.exit(1);
  }
}
