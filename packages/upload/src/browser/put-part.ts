import type { PutPart } from '../engine/ports.ts';

/** Milliseconds without a byte after which a connection counts as lost. */
const STALLED = 60_000;

/** Sends a part by XMLHttpRequest: `fetch` does not tell how much has left. */
export const putPart: PutPart = (url, body, { headers, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const alive = () => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      alive();
      onProgress(loaded);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(new DOMException('The sending was aborted', 'AbortError'));
      else resolve({ status: request.status, etag: request.getResponseHeader('etag') });
    });
    signal.addEventListener('abort', stop);
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    alive();
    request.send(body);
  });
