import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Env } from '../env.ts';
import { PARTS_PATH } from '../platform/part-url.ts';
import {
  addressTest,
  type AddressTest,
  countedAs,
  plainAddress,
} from '../platform/sender-address.ts';
import type { Handler } from './handler.ts';

const GRACE_MS = 8000;

/** A whole request, from its first byte to its last. */
const WHOLE_REQUEST_MS = 30_000;

/** Connections of all senders; each costs memory and a handle. */
const MOST_CONNECTIONS = 10_000;
/** Connections of one address: a browser opens six, a household has several. */
export const CONNECTIONS_PER_ADDRESS = 200;

const isOwnMachine = addressTest(['loopback']);

/** Whose connections are not counted: proxies and campuses stand for many people. */
export const manyAreBehind =
  ({ SHARED_ADDRESSES, TRUSTED_PROXIES }: Env): AddressTest =>
  (address) =>
    isOwnMachine(address) || SHARED_ADDRESSES(address) || TRUSTED_PROXIES(address, 0);

/** Cuts connections of an address that has as many as are possible. */
function limitConnections(server: Server, isExempt: AddressTest): void {
  const open = new Map<string, number>();
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (address === undefined || isExempt(address)) return;
    const key = countedAs(address);
    const count = open.get(key) ?? 0;
    if (count >= CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

/** Parts of files may take as long as they come at all: `servePart` sees to that. */
const takesItsTime = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'PUT' && PARTS_PATH.test(url.split('?', 1)[0] ?? '');

function endLate(request: IncomingMessage): void {
  if (!request.complete) request.destroy();
}

/** A server that is taking requests. */
export interface Listening {
  readonly server: Server;
  readonly url: string;
  /** Takes no new requests, lets those under way finish (8 s at most, if not told), and returns. */
  close(graceMs?: number): Promise<void>;
}

/**
 * A server that looks at its waiting connections twice a second. By default Node does it twice a minute,
 * and a request that never ends would be found out that late, whatever the limits say.
 */
export const createHttpServer = (): Server => createServer({ connectionsCheckingInterval: 500 });

/**
 * Starts to take requests on a local address.
 * @param isExempt addresses whose connections are not counted.
 * @throws when the port is taken.
 */
export async function listen(
  server: Server,
  handler: Handler,
  port: number,
  host: string,
  isExempt: AddressTest = isOwnMachine,
): Promise<Listening> {
  limitConnections(server, isExempt);
  const underWay = new Set<ServerResponse>();
  server.on('request', (request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (!takesItsTime(request)) {
      const late = setTimeout(endLate, WHOLE_REQUEST_MS, request);
      request.once('close', () => {
        clearTimeout(late);
      });
    }
    handler(request, response);
  });
  // Slow or endless requests end by themselves. Node's own limit would be the same for all of them.
  server.requestTimeout = 0;
  server.headersTimeout = 3500;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = isInet(address) ? address.port : port;
  return {
    server,
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${bound}`,
    close: (graceMs = GRACE_MS) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => {
          server.closeAllConnections();
        }, graceMs);
        // A browser or proxy that asks over the same connection again would be cut off.
        for (const response of underWay) {
          if (!response.headersSent) response.setHeader('connection', 'close');
        }
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const isInet = (address: ReturnType<Server['address']>): address is AddressInfo =>
  typeof address === 'object' && address !== null;
