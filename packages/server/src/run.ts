import type { Server } from 'node:http';
import { type Env, publicUrl, readEnv } from './env.ts';
import { explainFault } from './explain-fault.ts';
import { greeting } from './greeting.ts';
import type { Pages } from './http/pages.ts';
import { createLogger } from './platform/logger.ts';
import { refuseUnsafeSettings } from './production-checks.ts';
import { startServer } from './start-server.ts';

/** Before the configuration is read, its defaults tell where things lie. */
const DEFAULTS = readEnv({});

/** A fault that the person at the keyboard can mend is one clear message, without a stack. */
export const inWords = (error: unknown, env: Env): string =>
  explainFault(error, env) ?? (error instanceof Error ? String(error.stack) : String(error));

/** Runs the server as a program: says when it answers, stops gracefully on SIGTERM and SIGINT. */
export async function run(
  source: Record<string, string | undefined>,
  openPages: (server: Server) => Promise<Pages>,
): Promise<void> {
  const started = performance.now();
  let env = DEFAULTS;
  try {
    env = readEnv(source);
    const advice = refuseUnsafeSettings(env, source);
    const log = createLogger(env.LOG_LEVEL);
    const server = await startServer(env, log, openPages);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(greeting(env, server, publicUrl(env), seconds, advice));
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
    process.stderr.write(`${inWords(error, env)}\n`);
    // Whatever was opened before the fault would keep the process alive.
    process.exit(1);
  }
}
