import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { bareEnv } from '../college/env.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The settings of the documents, and nothing of the caller's but what programs need to run. */
export function settingsOf(plan: {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly mailPort: number;
}): Record<string, string> {
  const secret = () => randomBytes(48).toString('base64');
  return {
    ...bareEnv(plan.folder),
    NODE_ENV: 'production',
    APP_ENV: 'production',
    PUBLIC_URL: plan.url,
    PORT: String(plan.port),
    DATA_DIR: plan.folder,
    DATABASE_URL: plan.databaseUrl,
    SIGNING_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${plan.mailPort}`,
    // The mail server of the proof is on this machine and speaks no TLS.
    SMTP_REQUIRE_TLS: 'false',
    MAIL_FROM: 'Grace Bible College <no-reply@college.example>',
  };
}

const PATIENCE_MS = 180_000;

interface Program {
  readonly child: ChildProcess;
  said(): string;
  readonly ended: Promise<number | null>;
}

function run(args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const listen = (chunk: Buffer) => {
    words += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return { child, said: () => words, ended };
}

/** `npm run doctor -- --production` with the settings. @throws with its words where it finds a lack. */
export async function askDoctor(env: Record<string, string>): Promise<string> {
  const { ended, said } = run(['packages/tools/src/doctor.ts', '--production'], env);
  if ((await ended) !== 0) throw new Error(`The doctor finds a lack:\n${said()}`);
  return said();
}

/** `npm run setup` with the settings. @returns its exit code and words. */
export async function askForLink(env: Record<string, string>) {
  const { ended, said } = run(['packages/tools/src/setup.ts'], env);
  return { code: await ended, text: said() };
}

export interface Site {
  said(): string;
  stop(): Promise<void>;
}

/** `npm start` with the settings. @throws with the server's words where it does not come up. */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const { child, ended, said } = run(['packages/tools/src/start.ts'], env);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const until = Date.now() + PATIENCE_MS;
  while (!said().includes('is ready at')) {
    if (over) throw new Error(`The server ended: ${said()}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`The server does not come up: ${said()}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return { said, stop };
}
