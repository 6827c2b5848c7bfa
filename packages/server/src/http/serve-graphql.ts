import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Connection, GraphqlServer } from '../graphql/yoga.ts';
import { answerPlainly } from './plain-operation.ts';

/** Most bytes of one operation with its variables. */
export const MOST_BYTES = 25_000_000;

/** How long the sender of a body may pause: 3.5 s. The whole takes no longer than `listen.ts` allows. */
const LONGEST_PAUSE_MS = 3500;

/** Why a body is not read to its end, and the status that says so. */
const UNREAD = { 'too large': 413, 'too slow': 408 } as const;

/**
 * Answers an operation. Its body is read here and handed over in one piece: as a stream it would go
 * through the streams of two standards, which costs as much as running a small query.
 */
export async function serveGraphql(
  graphql: GraphqlServer,
  request: IncomingMessage,
  response: ServerResponse,
  connection: Connection,
): Promise<void> {
  if (request.method !== 'POST') {
    await graphql(request, response, connection);
    return;
  }
  const body = await bodyOf(request);
  if (typeof body === 'string') {
    // What is still to come is not read: nothing else can be sent over this connection.
    response.writeHead(UNREAD[body], { connection: 'close' }).end();
    return;
  }
  const headers = headersOf(request);
  const plain = await answerPlainly(graphql, headers, body, connection);
  if (plain) {
    for (const [name, value] of Object.entries(plain.headers)) response.setHeader(name, value);
    // Without `writeHead` Node knows the length, and sends the answer in one piece.
    response.statusCode = plain.status;
    response.end(plain.body);
    return;
  }
  const url = 'http://localhost/graphql';
  const answer = await graphql.fetch(url, { method: 'POST', headers, body }, connection);
  response.setHeaders(answer.headers).writeHead(answer.status);
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  // A live query goes on until one of the two sides ends it.
  if (answer.body && !type.endsWith('json')) await pipeline(Readable.from(answer.body), response);
  else response.end(await answer.text());
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
  );

/** @throws when the sender goes away before the end. */
function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | keyof typeof UNREAD> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) resolve('too large');
    const chunks: Buffer[] = [];
    let bytes = 0;
    const giveUp = setTimeout(() => {
      resolve('too slow');
    }, LONGEST_PAUSE_MS);
    request.on('data', (chunk: Buffer) => {
      giveUp.refresh();
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) chunks.push(chunk);
      else {
        request.pause();
        resolve('too large');
      }
    });
    request.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    request.once('error', reject);
    request.once('close', () => {
      clearTimeout(giveUp);
    });
  });
}
