import { request } from 'node:http';
import { PART_BYTES } from './content.ts';

/** How a part ended: with a status, or cut. */
export interface Sent {
  readonly status: number;
  /** Bytes that left. */
  readonly bytes: number;
}

/**
 * Sends a part.
 * @param headers those that tell its sum.
 * @param cutAfter so many bytes the connection is cut.
 */
export function put(
  url: string,
  part: readonly Buffer[],
  headers: Readonly<Record<string, string>> = {},
  cutAfter = Infinity,
): Promise<Sent> {
  return new Promise((resolve) => {
    let bytes = 0;
    const sending = request(url, {
      method: 'PUT',
      headers: { 'content-length': PART_BYTES, ...headers },
    });
    const over = (status: number) => {
      resolve({ status, bytes });
    };
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => {
        over(response.headers.etag ? (response.statusCode ?? 0) : 0);
      });
      response.on('error', () => {
        over(0);
      });
    });
    sending.on('error', () => {
      over(0);
    });
    for (const piece of part) {
      const left = cutAfter - bytes;
      const sent = piece.length > left ? piece.subarray(0, left) : piece;
      bytes += sent.length;
      sending.write(sent);
    }
    if (bytes < PART_BYTES) sending.end(() => sending.destroy());
    else sending.end();
  });
}

/** Works through a list, so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
