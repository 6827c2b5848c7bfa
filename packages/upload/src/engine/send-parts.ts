import { holdWhile } from './metered.ts';
import { planParts, missingParts } from './part-plan.ts';
import type { PartQueue, PartSource } from './part-queue.ts';
import type { PartSums } from './part-sums.ts';
import { createPartUrls } from './part-urls.ts';
import type { PatiencePorts } from './patience.ts';
import type { PutPart, RemoteUploadInfo, UploadApi } from './ports.ts';
import { sendPart } from './send-part.ts';
import { createTally, type TallyJob } from './tally.ts';
import { UploadProblem } from './upload.ts';

export interface PartsJob extends TallyJob {
  readonly signal: AbortSignal;
  readonly file: Blob;
  readonly info: RemoteUploadInfo;
  readonly sums: PartSums;
  readonly sign: (parts: readonly number[]) => ReturnType<UploadApi['sign']>;
  readonly onPart: (part: number, etag: string) => void;
}

export interface PartsPorts extends PatiencePorts {
  readonly put: PutPart;
  readonly queue: PartQueue;
  readonly onFailure: () => void;
}

/** Sends the parts that the server lacks, as the queue lets them through. */
export function sendParts(job: PartsJob, ports: PartsPorts): Promise<void> {
  const { file, info, pause, signal, sums } = job;
  signal.throwIfAborted();
  const plan = planParts(file.size, info);
  const waiting = [...missingParts(plan, info.uploadedParts)];
  const urls = createPartUrls(info.partUploadUrls, waiting, job.sign);
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const missing = waiting.reduce((sum, part) => sum + plan.sizeOf(part), 0);
  const tally = createTally(job, waiting, file.size - missing);
  const hold = holdWhile(pause, () => {
    ports.queue.wake();
    tally.tell();
  });

  async function send(part: number): Promise<void> {
    const sending = tally.begin();
    const held = hold.signal();
    const etag = await sendPart(
      {
        part,
        urls,
        sums,
        body: plan.sliceOf(file, part),
        signal: AbortSignal.any([ended, held]),
        onFailure: ports.onFailure,
        onProgress: (bytes) => ports.queue.moved(sending.moved(bytes)),
        onWaiting: sending.waits,
      },
      ports,
    ).catch((reason: unknown) => {
      const isHeld = held.aborted && !ended.aborted && !(reason instanceof UploadProblem);
      if (!isHeld) throw reason;
    });
    if (etag === undefined) waiting.unshift(part);
    else job.onPart(part, etag);
    sending.end(etag === undefined ? 0 : plan.sizeOf(part));
  }

  return new Promise<void>((resolve, reject) => {
    tally.tell();
    const source: PartSource = {
      begin: () => {
        const part = stop.signal.aborted || pause.isPaused() ? undefined : waiting.shift();
        return part === undefined ? undefined : send(part).then(endWhenAll, fail);
      },
    };
    const over = () => {
      hold.end();
      ports.queue.remove(source);
    };
    const fail = (reason: unknown) => {
      over();
      // The others of this file end with it.
      stop.abort(reason);
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    };
    const endWhenAll = () => {
      if (!tally.isOver()) return;
      over();
      resolve();
    };
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    if (waiting.length === 0) endWhenAll();
    else ports.queue.add(source);
  });
}
