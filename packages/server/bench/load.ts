import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
  /** Body of the n-th request. */
  readonly body: (n: number) => string;
}

export interface Round {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const agents = new Map<number, Agent>();

/** One request on a kept connection; resolves with the whole answer. @throws on any other status than 200. */
export function ask(target: Target, n: number): Promise<string> {
  const agent = agents.get(target.port) ?? new Agent({ keepAlive: true, maxSockets: 64 });
  agents.set(target.port, agent);
  const body = target.body(n);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: target.port,
        path: target.path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(target.cookie === undefined ? {} : { cookie: target.cookie }),
        },
      },
      (response) => {
        text(response).then((answer) => {
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`status ${response.statusCode}: ${answer.slice(0, 300)}`));
        }, reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Asks over and over from a number of connections for a number of seconds. */
export async function load(target: Target, connections: number, seconds: number): Promise<Round> {
  const times: number[] = [];
  let n = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      n += 1;
      await ask(target, n);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const took = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    requests: times.length,
    seconds: took,
    perSecond: times.length / took,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
  };
}
