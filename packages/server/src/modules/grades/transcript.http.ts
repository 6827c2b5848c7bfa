import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { localeOf } from '@lampstand/i18n';
import { publicUrl } from '../../env.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { identify } from '../identity/index.ts';
import { transcriptRegions } from './grades.policy.ts';
import type { TranscriptRow } from './grades.table.ts';
import { TRANSCRIPTS_PATH } from './transcript-pdf.path.ts';
import { findIssued } from './transcripts.repo.ts';

/** The id in `…/<id>.pdf`; undefined for any other path. */
function idIn(url: string): string | undefined {
  const [path = ''] = url.split('?');
  return /^([\w-]{1,64})\.pdf$/.exec(path.slice(TRANSCRIPTS_PATH.length))?.[1];
}

async function find(
  services: Services,
  viewer: Viewer | null,
  request: IncomingMessage,
): Promise<TranscriptRow | undefined> {
  const id = idIn(request.url ?? '');
  if (!viewer || viewer.mustAddSecondFactor || !viewer.termsAccepted || id === undefined) {
    return undefined;
  }
  const reader = { userId: viewer._id, regions: transcriptRegions(viewer) };
  return findIssued(services.database.db, reader, id);
}

/**
 * Serves a transcript as PDF to its student and to the admins who look after them. What draws it is
 * loaded with the first one: the server starts without it.
 */
export async function serveTranscript(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (request.method !== 'GET') {
    response.writeHead(405, { allow: 'GET' }).end();
    return;
  }
  const { viewer } = await identify(services, request.headers.cookie ?? null);
  const issued = await find(services, viewer, request);
  if (!issued) {
    response.writeHead(404).end();
    return;
  }
  const { drawTranscript } = await import('./transcript-pdf.ts');
  const t = services.translators.get(localeOf(issued.locale).code);
  const address = new URL(`/verify-transcript/${issued.code}`, publicUrl(services.env)).href;
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="transcript-${issued.code}.pdf"`,
  });
  await pipeline(drawTranscript(issued, t, address), response);
}
