import { planParts, missingParts } from './part-plan.ts';
import type { PartQueue, PartSource } from './part-queue.ts';
import { createPartUrls } from './part-urls.ts';
import type { PatiencePorts, Waits } from './patience.ts';
import type { PutPart, RemoteUploadInfo, UploadApi } from './ports.ts';
import { sendPart } from './send-part.ts';

export interface PartsJob extends Waits {
  readonly file: Blob;
  readonly info: RemoteUploadInfo;
  readonly sign: (parts: readonly number[]) => ReturnType<UploadApi['sign']>;
  /** Bytes that have arrived, those of the parts under way included. */
  readonly onBytes: (bytes: number) => void;
  readonly onPart: (part: number, etag: string) => void;
}

export interface PartsPorts extends PatiencePorts {
  readonly put: PutPart;
  readonly queue: PartQueue;
  readonly onFailure: () => void;
}

/** Sends the parts that the server lacks, as the queue lets them through. */
export function sendParts(job: PartsJob, ports: PartsPorts): Promise<void> {
  const { file, info, onPart, signal } = job;
  const plan = planParts(file.size, info);
  const waiting = [...missingParts(plan, info.uploadedParts)];
  const urls = createPartUrls(info.partUploadUrls, waiting, job.sign);
  const stop = new AbortController();
  const underWay = new Map<number, { bytes: number; silent: boolean }>();
  let arrived = file.size - waiting.reduce((sum, part) => sum + plan.sizeOf(part), 0);

  const tellBytes = () => {
    let bytes = arrived;
    for (const each of underWay.values()) bytes += each.bytes;
    job.onBytes(bytes);
  };
  const tellWaiting = () => {
    const all = [...underWay.values()];
    job.onWaiting(all.length > 0 && all.every(({ silent }) => silent));
  };

  async function send(part: number): Promise<void> {
    const state = { bytes: 0, silent: false };
    underWay.set(part, state);
    const etag = await sendPart(
      {
        part,
        urls,
        body: plan.sliceOf(file, part),
        signal: AbortSignal.any([signal, stop.signal]),
        onFailure: ports.onFailure,
        onProgress: (bytes) => {
          ports.queue.moved(Math.max(0, bytes - state.bytes));
          state.bytes = bytes;
          tellBytes();
        },
        onWaiting: (silent) => {
          state.silent = silent;
          tellWaiting();
        },
      },
      ports,
    );
    underWay.delete(part);
    arrived += plan.sizeOf(part);
    onPart(part, etag);
    tellBytes();
    tellWaiting();
  }

  return new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    tellBytes();
    const source: PartSource = {
      begin: () => {
        const part = stop.signal.aborted ? undefined : waiting.shift();
        return part === undefined ? undefined : send(part).then(endWhenAll, fail);
      },
    };
    const fail = (reason: unknown) => {
      ports.queue.remove(source);
      // The others of this file end with it.
      stop.abort(reason);
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    };
    const endWhenAll = () => {
      if (waiting.length > 0 || underWay.size > 0) return;
      ports.queue.remove(source);
      resolve();
    };
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    if (waiting.length === 0) resolve();
    else ports.queue.add(source);
  });
}
