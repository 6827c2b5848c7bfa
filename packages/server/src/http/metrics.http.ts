import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { sha256 } from '../platform/sha256.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

/** Where figures are asked for. */
export interface Place {
  readonly metrics: Metrics;
  readonly env: Env;
  readonly at: 'the public port' | 'its own port';
}

/**
 * Whether figures are told at a port at all: at the public one where there is no other, and then only
 * for a token or in development.
 */
function isServed({ env, at }: Place): boolean {
  if (at === 'its own port') return true;
  if (env.METRICS_PORT !== undefined) return false;
  return env.METRICS_TOKEN !== undefined || env.APP_ENV === 'development';
}

/** Whether the request brings the token, in a time that does not depend on how much of it is right. */
function bringsToken(token: string, { headers }: IncomingMessage): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}

/** Answers `/metrics`: 404 where it is not served, 401 without the token where one is configured. */
export async function sendMetrics(
  place: Place,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { env, metrics } = place;
  response.setHeader('cache-control', 'no-store');
  if (!isServed(place)) response.writeHead(404).end();
  else if (env.METRICS_TOKEN !== undefined && !bringsToken(env.METRICS_TOKEN, request))
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  else response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.render());
}
