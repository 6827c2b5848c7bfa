import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/**
 * Answers with the hashed files of a built app: kept for a year, compressed ahead of time. A file that
 * a new build has taken away since the start ends its own answer only; the page then asks to be
 * loaded anew.
 */
export function builtFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    etag: true,
  });
  return (request, response) => {
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
    });
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  };
}
