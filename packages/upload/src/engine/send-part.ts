import type { PartUrls } from './part-urls.ts';
import { createPatience, type PatiencePorts, type Waits } from './patience.ts';
import type { PutPart } from './ports.ts';
import { UploadProblem } from './upload.ts';

export interface PartJob extends Waits {
  readonly part: number;
  readonly body: Blob;
  readonly urls: PartUrls;
  /** Bytes of this part that have left; 0 again when it is sent once more. */
  readonly onProgress: (bytes: number) => void;
  readonly onFailure: () => void;
}

/** What servers and what stands before them say while the one behind is starting. */
const unavailable = new Set([0, 502, 503, 504]);
/** Of one URL after another that has expired at once something else is wrong. */
const RENEWALS = 3;

/**
 * Sends one part until it has arrived.
 * @returns its ETag
 * @throws UploadProblem when it was refused, or nothing answered, often enough
 */
export async function sendPart(
  job: PartJob,
  ports: PatiencePorts & { readonly put: PutPart },
): Promise<string> {
  const { body, onProgress, part, signal, urls } = job;
  const patience = createPatience(ports, job);
  let renewals = 0;
  for (;;) {
    await patience.whileOffline();
    const { etag, status } = await ports.put(urls.of(part), body, { signal, onProgress });
    signal.throwIfAborted();
    // Without its tag nobody knows what has arrived.
    if (status >= 200 && status < 300 && etag) return etag;
    onProgress(0);
    if (status === 0) await mustBeReadable(body);
    const expired = status === 403 && renewals++ < RENEWALS;
    if (!expired) job.onFailure();
    const again =
      expired ||
      (unavailable.has(status) ? await patience.afterSilence() : await patience.afterRefusal());
    if (!again) throw new UploadProblem({ kind: 'part', part });
    if (status === 403) await urls.renew(part);
  }
}

/** A file that was moved or changed looks like a lost connection. */
async function mustBeReadable(body: Blob): Promise<void> {
  await body
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new UploadProblem({ kind: 'unreadable' });
    });
}
