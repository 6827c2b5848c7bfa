import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../college/server.ts';

/** Where Debian puts it. */
const HAPROXY = '/usr/sbin/haproxy';

const page = fileURLToPath(new URL('../../../docs/product/operations.md', import.meta.url));

/** What is missing on this machine, in words. */
export function missingProxy(): string | undefined {
  if (!existsSync(HAPROXY)) return `${HAPROXY} is missing: apt install haproxy`;
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'openssl is missing: apt install openssl';
  }
}

/** The example in the documents, which is the configuration under proof. */
function exampleConfiguration(): string {
  const found = /```haproxy\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1];
  if (!found) throw new Error(`${page} has no configuration of haproxy`);
  // In its list it is set in; haproxy wants its last line ended.
  return `${found.replaceAll(/^ {3}/gm, '').trimEnd()}\n`;
}

/** Puts this run's ports and files in the place of the example's. @throws where the example has changed. */
function adapted(changes: ReadonlyMap<string, string>): string {
  let text = exampleConfiguration();
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`The example has no "${from}" any more`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** A certificate for this machine alone. @returns the file that holds it and its key. */
export function makeCertificate(folder: string): { readonly pem: string; readonly cert: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const pem = path.join(folder, 'college.pem');
  writeFileSync(pem, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { pem, cert };
}

export interface Proxy {
  close(): Promise<void>;
}

interface ProxyPlan {
  readonly folder: string;
  readonly pem: string;
  /** Where people come in, with https. */
  readonly port: number;
  /** Where the server listens. */
  readonly serverPort: number;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

const PATIENCE_MS = 10_000;

/** Starts haproxy with the documents' example on this machine's loopback. */
export async function openProxy({ folder, pem, port, serverPort }: ProxyPlan): Promise<Proxy> {
  const file = path.join(folder, 'haproxy.cfg');
  const changes = new Map([
    ['bind :80', `bind 127.0.0.1:${await freePort()}`],
    ['bind :443', `bind 127.0.0.1:${port}`],
    ['/etc/haproxy/college.pem', pem],
    ['127.0.0.1:4000', `127.0.0.1:${serverPort}`],
  ]);
  writeFileSync(file, adapted(changes));
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const until = Date.now() + PATIENCE_MS;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`haproxy does not listen: ${words}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
