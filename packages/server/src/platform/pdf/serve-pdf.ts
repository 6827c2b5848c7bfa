import type { IncomingMessage, ServerResponse } from 'node:http';
import { oneWorker } from '../one-worker.ts';

/**
 * Draws in another thread: a drawing takes up to a second, in which nobody else would be answered.
 * @param entry a program that draws what it is sent and calls `handOver`.
 */
export const pdfDrawer = (entry: URL): ((task: object) => Promise<Uint8Array>) =>
  oneWorker(entry, { taskMs: 20_000, idleMs: 60_000, tasks: 50 });

interface Paper {
  readonly pdf: Uint8Array;
  /** In any script. */
  readonly fileName: string;
}

/** Sends a PDF to be kept; where there is none for whoever asks, it looks as if there never was. */
export async function servePdf(
  request: IncomingMessage,
  response: ServerResponse,
  draw: () => Promise<Paper | undefined>,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (request.method !== 'GET') {
    response.writeHead(405, { allow: 'GET' }).end();
    return;
  }
  const paper = await draw();
  if (!paper) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.fileName)}`,
    'content-length': paper.pdf.length,
  });
  response.end(paper.pdf);
}
