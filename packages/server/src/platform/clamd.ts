import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { OutageError } from './outage.ts';

/** What a scanner says of a file: clean, the name of what was found in it, or that it is too large. */
type Verdict = 'clean' | 'too large' | { readonly found: string };

/** Looks for malicious software. */
export interface VirusScanner {
  /** Bytes of the largest file that it is given. */
  readonly maxBytes: number;
  /** @throws OutageError where it does not answer, or not as a scanner does. */
  scan(content: Readable): Promise<Verdict>;
}

export interface ClamdSettings {
  /** `tcp://host:port`, or `unix:///path/of/the/socket`. */
  readonly url: string;
  readonly maxBytes: number;
  /** Milliseconds without anything from the scanner after which it counts as silent. */
  readonly idleMs?: number;
}

/** Longer than clamd scans one file by its own settings (MaxScanTime: two minutes). */
const IDLE_MS = 150_000;
const LONGEST_REPLY = 4096;

/**
 * ClamAV's daemon by its INSTREAM command
 * (https://docs.clamav.net/manual/Usage/Scanning.html, `man clamd`): chunks, each after its length as
 * four bytes, until one of length zero; then one line that ends in a zero byte.
 */
export function clamd({ url, maxBytes, idleMs = IDLE_MS }: ClamdSettings): VirusScanner {
  return {
    maxBytes,
    async scan(content) {
      const socket = connect(addressOf(url));
      socket.setTimeout(idleMs, () => {
        socket.destroy(new Error(`The virus scanner was silent for ${idleMs / 1000} s`));
      });
      try {
        const answered = new AbortController();
        const reply = replyOf(socket, answered);
        // What fails while it is sent is thrown by the sending.
        reply.catch(() => undefined);
        await send(socket, content, answered.signal);
        return verdictIn(await reply);
      } catch (error) {
        throw error instanceof OutageError
          ? error
          : new OutageError('The virus scanner does not answer', { cause: error });
      } finally {
        content.destroy();
        socket.destroy();
      }
    },
  };
}

function addressOf(url: string): { readonly path: string } | { host: string; port: number } {
  const { hostname, pathname, port, protocol } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port) };
}

/** Sends it all, or as much as the scanner wants: it answers early to what is too large. */
async function send(socket: Socket, content: Readable, answered: AbortSignal): Promise<void> {
  await once(socket, 'connect');
  const put = async (bytes: Uint8Array) => {
    if (answered.aborted) return;
    if (!socket.write(bytes)) await once(socket, 'drain', { signal: answered });
  };
  try {
    await put(Buffer.from('zINSTREAM\0'));
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk);
      if (bytes.length === 0) continue;
      await put(lengthOf(bytes.length));
      await put(bytes);
      if (answered.aborted) return;
    }
    await put(lengthOf(0));
  } catch (error) {
    // Its answer tells why it wanted no more.
    if (!answered.aborted) throw error;
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** What it answers: one line up to a zero byte, or what came of it before it hung up. */
function replyOf(socket: Socket, answered: AbortController): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = () => {
      answered.abort();
      resolve(text.split('\0')[0]?.trim() ?? '');
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text = (text + chunk.toString()).slice(0, LONGEST_REPLY);
      if (text.includes('\0') || text.length === LONGEST_REPLY) end();
    });
    socket.once('end', end);
    socket.once('close', end);
    socket.once('error', reject);
  });
}

function verdictIn(reply: string): Verdict {
  if (reply === 'stream: OK') return 'clean';
  const name = /^stream: (?<name>.+) FOUND$/.exec(reply)?.groups?.['name'];
  if (name !== undefined) return { found: name.replaceAll(/[^\w.:/-]/g, '_').slice(0, 100) };
  if (/size limit exceeded/i.test(reply)) return 'too large';
  throw new OutageError(`The virus scanner answered "${reply.slice(0, 200)}"`);
}
