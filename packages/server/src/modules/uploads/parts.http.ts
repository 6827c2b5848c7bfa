import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartPlace } from '../../platform/file-store.ts';
import { verifyPartUrl } from '../../platform/part-url.ts';
import type { Services } from '../../platform/services.ts';
import { PART_BYTES } from './uploads.rules.ts';

/** A sender that is silent for so long has gone away, and the part can be sent anew. */
const LONGEST_SILENCE_MS = 60_000;

/** Takes a part of a file that was sent to a signed link (see `PartStore.sign`). */
export async function servePart(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  const place = verifyPartUrl(services, request.url ?? '');
  const refused = refusalOf(request, place);
  const { receive } = services.files.parts;
  if (!place || !receive || refused !== undefined) {
    refuse(request, response, refused ?? 404);
    return;
  }
  request.setTimeout(LONGEST_SILENCE_MS, () => request.destroy());
  const { socket } = request;
  const received = await receive(place, request, toldSum(request)).catch((error: unknown) => {
    // Nobody reads what is still being sent: whoever sends it would wait for ever.
    response.once('finish', () => socket.destroySoon());
    throw error;
  });
  if (received === 'not open') refuse(request, response, 404);
  else if (received === 'damaged') refuse(request, response, 400);
  else response.writeHead(200, { etag: received.etag, 'content-length': 0 }).end();
}

/** The status with which a part is refused before any of it is read. */
function refusalOf(request: IncomingMessage, place: PartPlace | null): number | undefined {
  if (request.method !== 'PUT') return 405;
  if (!place) return 403;
  const length = request.headers['content-length'];
  if (length === undefined) return 411;
  if (Number(length) > place.size) return 413;
  return Number(length) === place.size ? undefined : 400;
}

/** The SHA-256 that the sender told of the part (RFC 9530), as hex. */
function toldSum({ headers }: IncomingMessage): string | undefined {
  const told = /(?:^|,)\s*sha-256=:([\w+/=]+):/.exec(String(headers['content-digest'] ?? ''))?.[1];
  return told === undefined ? undefined : Buffer.from(told, 'base64').toString('hex');
}

/** A browser hears an answer only once it has sent all it wanted to: no more than a part is let through. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  if (status === 405) response.setHeader('allow', 'PUT');
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (length <= PART_BYTES) request.resume();
  else response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-length': 0 }).end();
}
