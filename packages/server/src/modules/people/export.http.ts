import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/token.ts';
import { takeExportLink } from './export.repo.ts';
import { EXPORTS_PATH, exportText } from './export.service.ts';

/** Serves the data of a person behind a link that works once, as it is read. */
export async function serveExport(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  const [path = ''] = (request.url ?? '').split('?');
  const { db } = services.database;
  const now = services.clock.now().toISOString();
  const secret = path.slice(EXPORTS_PATH.length);
  const userId =
    request.method === 'GET' ? await takeExportLink(db, hashToken(secret), now) : undefined;
  if (userId === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="personal-data-${now.slice(0, 10)}.json"`,
  });
  await pipeline(Readable.from(exportText(db, userId, now)), response);
}
