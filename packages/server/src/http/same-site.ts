import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Refuses a body in an encoding such as gzip: none is understood, wherever bodies are read. */
export function refuseEncoded({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.trim().toLowerCase() === 'identity') return false;
  response.writeHead(415, { 'accept-encoding': 'identity', connection: 'close' }).end();
  return true;
}

/**
 * Refuses what a foreign page could make a signed-in browser send: forms and plain text carry the
 * cookie without asking first, JSON from another origin does not get this far unasked.
 * @returns the status to refuse with, or undefined for a request of our own pages.
 */
export function refusedStatus(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  ownOrigin: string,
): 403 | 415 | undefined {
  if (method !== 'POST') return undefined;
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return 415;
  if (headers['sec-fetch-site'] === 'cross-site') return 403;
  const { origin } = headers;
  if (origin === undefined || origin === ownOrigin) return undefined;
  return URL.canParse(origin) && new URL(origin).host === headers.host ? undefined : 403;
}
