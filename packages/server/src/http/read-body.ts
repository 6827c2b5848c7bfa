import type { IncomingMessage } from 'node:http';
import { MOST_BYTES } from '../graphql/body-limits.ts';

/** How long the sender of a body may pause: 3.5 s. The whole takes no longer than `listen.ts` allows. */
const LONGEST_PAUSE_MS = 3500;

/** Why a body is not handed over. */
export type Unread = 'too large' | 'too slow';

/**
 * Reads the body of a request in one piece, and keeps no more of it than its sender may send.
 * @param allowed how many bytes that is: asked for before more is kept than anybody may send.
 * @throws when the sender goes away before the end.
 */
export async function readBody(
  request: IncomingMessage,
  allowed: () => Promise<number>,
): Promise<Buffer<ArrayBuffer> | Unread> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > MOST_BYTES.file) return 'too large';
  const body = new Body(allowed);
  if (declared > MOST_BYTES.stranger) await body.ask();
  if (request.destroyed) throw new Error('The sender went away');
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      resolve('too slow');
    }, LONGEST_PAUSE_MS);
    request.on('data', (chunk: Buffer) => {
      giveUp.refresh();
      body.take(chunk);
      if (body.bytes > MOST_BYTES.file) {
        request.pause();
        resolve('too large');
      } else if (body.mustAsk) {
        request.pause();
        body.ask().then(() => request.resume(), reject);
      }
    });
    request.once('end', () => {
      // A browser hears an answer only once it has sent all it wanted to.
      resolve(body.isTooLarge ? 'too large' : body.whole());
    });
    request.once('error', reject);
    request.once('close', () => {
      clearTimeout(giveUp);
    });
  });
}

/** What was read of a body so far. */
class Body {
  readonly #allowed: () => Promise<number>;
  #chunks: Buffer[] = [];
  #most: number = MOST_BYTES.stranger;
  #asked = false;
  bytes = 0;

  constructor(allowed: () => Promise<number>) {
    this.#allowed = allowed;
  }

  get isTooLarge(): boolean {
    return this.bytes > this.#most;
  }

  /** Whether more came than anybody may send, and nobody asked yet who sends it. */
  get mustAsk(): boolean {
    return this.isTooLarge && !this.#asked;
  }

  async ask(): Promise<void> {
    this.#asked = true;
    this.#most = await this.#allowed();
    if (this.isTooLarge) this.#chunks = [];
  }

  take(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (!this.isTooLarge || this.mustAsk) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  whole(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#chunks);
  }
}
