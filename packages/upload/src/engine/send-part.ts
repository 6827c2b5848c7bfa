import type { PartSums } from './part-sums.ts';
import type { PartUrls } from './part-urls.ts';
import { createPatience, type PatiencePorts, type Waits } from './patience.ts';
import type { PutPart } from './ports.ts';
import { UploadProblem } from './upload.ts';

export interface PartJob extends Waits {
  readonly part: number;
  readonly body: Blob;
  readonly urls: PartUrls;
  readonly sums: PartSums;
  /** Bytes of this part that have left; 0 again when it is sent once more. */
  readonly onProgress: (bytes: number) => void;
  readonly onFailure: () => void;
}

/** What servers and what stands before them say while the one behind is starting. */
const unavailable = new Set([0, 502, 503, 504]);
/** What servers answer where what came is not what was told. */
const DAMAGED = 400;
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
  const { body, onProgress, part, signal, sums, urls } = job;
  const patience = createPatience(ports, job);
  let renewals = 0;
  // One that has arrived, and turned out to be another, has no link.
  if (!urls.of(part)) await urls.renew(part);
  for (;;) {
    await patience.whileOffline();
    const headers = await sums.headersFor(part, body, urls.of(part));
    signal.throwIfAborted();
    const answer = await ports.put(urls.of(part), body, { signal, onProgress, headers });
    const { etag, status } = answer;
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
    const isDamaged = status === DAMAGED && Object.keys(headers).length > 0;
    if (!again) throw new UploadProblem({ kind: isDamaged ? 'damaged' : 'part', part });
    if (isDamaged) sums.forget(part);
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
