import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { localeOf } from '@lampstand/i18n';
import { publicUrl } from '../../env.ts';
import { pdfDrawer, servePdf } from '../../platform/pdf/serve-pdf.ts';
import type { Services } from '../../platform/services.ts';
import { findFile } from '../files/index.ts';
import { identifyMember } from '../identity/index.ts';
import { transcriptRegions } from './grades.policy.ts';
import type { TranscriptRow } from './grades.table.ts';
import type { DrawingTask } from './transcript-pdf.types.ts';
import { TRANSCRIPTS_PATH } from './transcript-pdf.path.ts';
import { findIssued } from './transcripts.repo.ts';

const drawer = pdfDrawer(new URL('transcript-pdf.worker.ts', import.meta.url));

/** The id in `…/<id>.pdf`; undefined for any other path. */
function idIn(url: string): string | undefined {
  const [path = ''] = url.split('?');
  return /^([\w-]{1,64})\.pdf$/.exec(path.slice(TRANSCRIPTS_PATH.length))?.[1];
}

async function find(
  services: Services,
  request: IncomingMessage,
): Promise<TranscriptRow | undefined> {
  const viewer = await identifyMember(services, request.headers.cookie);
  const id = idIn(request.url ?? '');
  if (!viewer || id === undefined) return undefined;
  const reader = { userId: viewer._id, regions: transcriptRegions(viewer) };
  return findIssued(services.database.db, reader, id);
}

/** The picture of a seal; null where its file is not there. */
async function sealOf(services: Services, fileId: string): Promise<Uint8Array | null> {
  const file = await findFile(services.database.db, fileId);
  return file ? new Uint8Array(await buffer(services.files.read(file.storageKey))) : null;
}

async function draw(services: Services, issued: TranscriptRow) {
  const { code, issuedAt, locale, revokedAt, sealFileId, snapshot } = issued;
  const task: DrawingTask = {
    issued: { code, issuedAt, revokedAt, snapshot },
    words: services.translators.optionsOf(localeOf(locale).code, 'print.transcript'),
    seal: sealFileId === null ? null : await sealOf(services, sealFileId),
    address: new URL(`/verify-transcript/${code}`, publicUrl(services.env)).href,
  };
  return { pdf: await drawer(task), fileName: `transcript-${code}.pdf` };
}

/** Serves a transcript as PDF to its student and to the admins who look after them. */
export const serveTranscript = (
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> =>
  servePdf(request, response, async () => {
    const issued = await find(services, request);
    return issued && draw(services, issued);
  });
