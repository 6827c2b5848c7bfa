import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FIELD_HEADER, mostBytesFor } from '../graphql/body-limits.ts';
import { FORCED_LOGOUT } from '../graphql/errors.ts';
import { schema } from '../graphql/schema.ts';
import { type Connection, type GraphqlServer, localeFor } from '../graphql/yoga.ts';
import { identify, type Visitor } from '../modules/identity/index.ts';
import type { Services } from '../platform/services.ts';
import { isTooDeep } from './json-depth.ts';
import { answerPlainly } from './plain-operation.ts';
import { readBody } from './read-body.ts';

/** The API and what it is made of. */
export interface GraphqlSite {
  readonly graphql: GraphqlServer;
  readonly services: Services;
}

/**
 * Answers an operation. Its body is read here and handed over in one piece: as a stream it would go
 * through the streams of two standards, which costs as much as running a small query.
 */
export async function serveGraphql(
  { graphql, services }: GraphqlSite,
  request: IncomingMessage,
  response: ServerResponse,
  connection: Connection,
): Promise<void> {
  if (request.method !== 'POST') {
    await graphql(request, response, connection);
    return;
  }
  const sender = new Sender(services, request);
  const body = await readBody(request, () => sender.mostBytes());
  // What is still to come is not read: nothing else can be sent over this connection.
  if (!request.complete) response.setHeader('connection', 'close');
  if (body === 'too slow') response.writeHead(408).end();
  else if (body === 'too large') await sender.refuse(response);
  else if (isTooDeep(body)) sendErrors(response, 400, [{ message: 'The JSON is too deep' }]);
  else await answer(graphql, request, response, { ...connection, body });
}

async function answer(
  graphql: GraphqlServer,
  request: IncomingMessage,
  response: ServerResponse,
  { body, ...known }: Connection & { readonly body: Buffer<ArrayBuffer> },
): Promise<void> {
  const connection = { ...known, bytes: body.length };
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
  const told = await graphql.fetch(url, { method: 'POST', headers, body }, connection);
  response.setHeaders(told.headers).writeHead(told.status);
  const [type = ''] = (told.headers.get('content-type') ?? '').split(';');
  // A live query goes on until one of the two sides ends it.
  if (told.body && !type.endsWith('json')) await pipeline(Readable.from(told.body), response);
  else response.end(await told.text());
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
  );

/** Who sends a body that is larger than anybody may send. */
class Sender {
  readonly #services: Services;
  readonly #request: IncomingMessage;
  #visitor: Visitor | undefined;

  constructor(services: Services, request: IncomingMessage) {
    this.#services = services;
    this.#request = request;
  }

  async mostBytes(): Promise<number> {
    const { cookie, [FIELD_HEADER]: field } = this.#request.headers;
    this.#visitor ??= await identify(this.#services, cookie ?? null);
    return mostBytesFor(schema, this.#visitor.viewer, String(field));
  }

  /** Says in the language of the request how much may be sent, or that the session is over. */
  async refuse(response: ServerResponse): Promise<void> {
    const size = (await this.mostBytes()) / 1_000_000;
    if (this.#visitor?.expired) {
      const extensions = { code: 'UNAUTHENTICATED', key: 'errors.unauthenticated' };
      sendErrors(response, 401, [{ message: FORCED_LOGOUT, extensions }]);
      return;
    }
    const key = 'errors.tooMuchSent';
    const language = this.#request.headers['accept-language'] ?? null;
    const t = this.#services.translators.get(localeFor(this.#services, language));
    const extensions = { code: 'INVALID', key, fields: {} };
    sendErrors(response, 413, [{ message: t(key, { size }), extensions }]);
  }
}

interface ToldError {
  readonly message: string;
  readonly extensions?: object;
}

function sendErrors(response: ServerResponse, status: number, errors: readonly ToldError[]): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors }));
}
