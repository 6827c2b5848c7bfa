import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../college/server.ts';
import { answerTo } from './ask.ts';

/** The simplest thing that stands before several servers. */
export interface Balancer {
  readonly port: number;
  /** Requests that went to another server since the first one took no connection. */
  readonly refused: () => number;
  close(): Promise<void>;
}

const askEveryMs = 100;

interface Server {
  readonly port: number;
  readonly agent: Agent;
  ready: boolean;
}

/** Whether a server says that it serves. */
const isReady = ({ port }: Server): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends a request on and its answer back. @throws what happened on the way. */
async function pass(server: Server, from: IncomingMessage, body: Buffer, to: ServerResponse) {
  const { headers, method, url } = from;
  const { agent, port } = server;
  const sent = request({ agent, host: '127.0.0.1', port, method, path: url, headers });
  const answered = answerTo(sent);
  sent.end(body);
  const answer = await answered;
  const whole = await buffer(answer);
  to.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] }).end(
    whole,
  );
}

const wasRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/**
 * Hands requests in turn to the servers that say they are ready. One that takes no connection got
 * nothing of the request, so the next one gets it; whatever else goes wrong is answered with 502.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const servers = ports.map((port): Server => ({
    port,
    agent: new Agent({ keepAlive: true }),
    ready: true,
  }));
  let turn = 0;
  let refused = 0;
  const serve = async (from: IncomingMessage, to: ServerResponse) => {
    const body = await buffer(from);
    turn += 1;
    const inTurn = servers.toSorted((a) => (a === servers[turn % servers.length] ? -1 : 1));
    const [first, ...others] = inTurn.toSorted((a, b) => Number(b.ready) - Number(a.ready));
    for (const server of first ? [first, ...others] : []) {
      try {
        await pass(server, from, body, to);
        return;
      } catch (error) {
        if (!wasRefused(error)) throw error;
        refused += 1;
      }
    }
    throw new Error('No server takes a connection');
  };
  const door = createServer((from, to) => {
    serve(from, to).catch((error: unknown) => {
      to.writeHead(502).end(String(error));
    });
  });
  const port = await freePort();
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  const asking = setInterval(() => {
    for (const server of servers) void isReady(server).then((ready) => (server.ready = ready));
  }, askEveryMs);
  return {
    port,
    refused: () => refused,
    async close() {
      clearInterval(asking);
      for (const { agent } of servers) agent.destroy();
      door.closeAllConnections();
      door.close();
      await once(door, 'close');
    },
  };
}
