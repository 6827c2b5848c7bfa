import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseRange } from '../../http/range.ts';
import { orOutage } from '../../platform/outage.ts';
import type { Services } from '../../platform/services.ts';
import { verifySignedUrl } from '../../platform/signed-url.ts';
import { findFile } from './files.repo.ts';

/** What browsers may show on our origin; everything else is only ever downloaded. */
const SHOWN = /^(video|audio)\/|^image\/(png|jpeg|webp|gif|avif)$|^text\/vtt$/;

/** Serves a signed link, whole or by range: players seek, downloads resume. */
export async function serveFile(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const link = verifySignedUrl(services, request.url ?? '');
  const file = link ? await findFile(services.database.db, link.fileId) : undefined;
  const size = file && (await orOutage(services.files.size(file.storageKey)));
  if (!link || !file || size === undefined) {
    response.writeHead(link ? 404 : 403).end();
    return;
  }
  const shown = SHOWN.test(file.contentType) && link.download === null;
  const name = encodeURIComponent(link.download ?? file.fileName);
  const seconds = Math.floor((link.expiresAt.getTime() - services.clock.now().getTime()) / 1000);
  response.setHeader('content-type', shown ? file.contentType : 'application/octet-stream');
  response.setHeader(
    'content-disposition',
    `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
  );
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('cache-control', `private, max-age=${seconds}, immutable`);
  response.setHeader('etag', `"${file.sha256}"`);
  if (request.headers['if-none-match'] === `"${file.sha256}"`) {
    response.writeHead(304).end();
    return;
  }
  const range = parseRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const bytes = range === 'whole' ? undefined : range;
  const isHead = request.method === 'HEAD';
  const content = isHead ? undefined : services.files.read(file.storageKey, bytes);
  // The first bytes are there before the status promises them.
  if (content) await orOutage(once(content, 'readable'));
  if (bytes === undefined) response.writeHead(200, { 'content-length': size });
  else {
    response.writeHead(206, {
      'content-length': bytes.end - bytes.start + 1,
      'content-range': `bytes ${bytes.start}-${bytes.end}/${size}`,
    });
  }
  if (content) await pipeline(content, response);
  else response.end();
}
