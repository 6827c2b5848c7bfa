import { fingerprintOf } from './fingerprint.ts';
import type { Pause } from './metered.ts';
import { planParts } from './part-plan.ts';
import { createPartSums, type PartSums } from './part-sums.ts';
import { askPatiently } from './patience.ts';
import {
  NoAnswer,
  NotTaken,
  type EnginePorts,
  type NewUpload,
  type RegisteredUpload,
  type RemoteUpload,
  type RemoteUploadInfo,
} from './ports.ts';
import type { PartQueue } from './part-queue.ts';
import { sendParts } from './send-parts.ts';
import { UploadProblem, type Activity, type Problem, type Upload } from './upload.ts';

/** As often the server may say, after all parts were sent, that it lacks some. */
const ROUNDS = 3;

export interface Run {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly queue: PartQueue;
  readonly onFailure: () => void;
  /** Whether many parts share one connection. */
  readonly onShared: (multiplexed: boolean) => void;
  /** What keeps a file of so many parts from being sent for a while. */
  readonly pauseOf: (parts: number) => Pause;
  readonly change: (changes: Partial<Upload>) => void;
}

/** How a run ended without a problem. */
export type Ending = 'completed' | 'aborted';

/** Registers a file, or asks what is there of it, sends what is missing, and has it checked. */
export async function runUpload(
  known: RegisteredUpload,
  run: Run,
  ports: EnginePorts,
): Promise<Ending> {
  const { change, file, signal } = run;
  const onActivity = (activity: Activity | undefined) => change({ activity });
  const onWaiting = (waiting: boolean) => onActivity(waiting ? 'waiting' : undefined);
  const ask = <Answer>(question: () => Promise<Answer>) =>
    askPatiently(question, ports, { signal, onWaiting });
  const { api } = ports;
  const id = known.videoId;
  /** What has become of the upload about which something was refused. */
  const find = async (refusal: unknown): Promise<RemoteUpload> => {
    if (refusal instanceof NoAnswer || signal.aborted) throw refusal;
    return ask(() => api.find(id)).catch((missing: unknown) => {
      const wasNeverTaken = refusal instanceof NotTaken && !(missing instanceof NoAnswer);
      throw wasNeverTaken ? refusedForGood(refusal.message) : refusal;
    });
  };

  let remote = await ask(() => api.register(known)).catch(async (refusal: unknown) => {
    const now = await find(refusal);
    if (now.status === 'UPLOADING') throw refusal;
    return now;
  });
  const etags = etagsOf(remote);
  const sums = createPartSums(ports.sum);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ending = endingOf(remote);
    if (ending) return ending;
    if (round === ROUNDS) break;
    ports.storage.save({ ...known, parts: etags });
    change({ status: 'uploading', activity: undefined });
    run.onShared(ports.multiplexed(remote.uploadInfo.partUploadUrls.find(Boolean) ?? ''));
    await sendParts(
      {
        ...run,
        sums,
        info: remote.uploadInfo,
        pause: run.pauseOf(remote.uploadInfo.partsCount),
        onActivity,
        sign: (parts) => ask(() => api.sign(id, parts)),
        onBytes: (bytes) => change({ progress: hundredths(bytes, file.size) }),
        onPart: (part, etag) => {
          etags[part] = etag;
          ports.storage.save({ ...known, parts: etags });
        },
      },
      { ...ports, ...run },
    );
    change({ activity: 'checking', progress: 1 });
    if (sums.areKept() && remote.uploadInfo.partsCount > 1) remote = await ask(() => api.find(id));
    const damaged = await damagedParts(file, remote.uploadInfo, sums);
    if (damaged.length > 0) {
      if (round === ROUNDS - 1) throw new UploadProblem({ kind: 'damaged', part: damaged[0] ?? 1 });
      remote = without(damaged, remote);
      continue;
    }
    remote = await ask(() => api.complete(id)).catch(async (refusal: unknown) => {
      // Perhaps parts are missing: then they are sent, and it is asked once more.
      const now = await find(refusal);
      if (now.status === 'UPLOADING' && hasAll(now)) throw refusal;
      return now;
    });
  }
  throw new UploadProblem({ kind: 'chunk' });
}

/**
 * The parts of which the server has something else than the file holds: compared as a whole first, by
 * what proves it. None where it does not have the sums of all.
 */
async function damagedParts(
  file: File,
  info: RemoteUploadInfo,
  sums: PartSums,
): Promise<readonly number[]> {
  if (info.checksum === null) return [];
  const own = await sums.whole(file, planParts(file.size, info));
  if (own === undefined || own === info.checksum) return [];
  return info.uploadedParts
    .filter(({ etag, partNumber }) => !sums.isOwn(partNumber, etag))
    .map(({ partNumber }) => partNumber);
}

const without = (parts: readonly number[], remote: RemoteUpload): RemoteUpload => ({
  ...remote,
  uploadInfo: {
    ...remote.uploadInfo,
    uploadedParts: remote.uploadInfo.uploadedParts.filter(
      ({ partNumber }) => !parts.includes(partNumber),
    ),
  },
});

/** The upload with its fingerprint, once it is sure that this is the file that was begun. */
export async function checkedFile(upload: NewUpload, file: File): Promise<RegisteredUpload> {
  const { fileName, fileSize, fingerprint: begun } = upload;
  const fingerprint = await fingerprintOf(file).catch(() => {
    throw new UploadProblem({ kind: 'unreadable' });
  });
  const other = file.size !== fileSize || (begun && fingerprint && begun !== fingerprint);
  if (other) throw new UploadProblem({ kind: 'otherFile', name: fileName });
  return { ...upload, fingerprint: begun === undefined ? fingerprint : begun };
}

/** @throws UploadProblem where the server has given it up, or has told of nothing to send to */
function endingOf({ error, status, uploadInfo }: RemoteUpload): Ending | undefined {
  if (status === 'COMPLETED') return 'completed';
  if (status === 'ABORTED') return 'aborted';
  if (status === 'FAILED') {
    throw refusedForGood(error ?? '');
  }
  const { multipartUploadId, multipartUploadToken } = uploadInfo;
  if (!multipartUploadId || !multipartUploadToken)
    throw new UploadProblem({ kind: 'noUploadInfo' });
  return undefined;
}

const refusedForGood = (message: string): UploadProblem =>
  new UploadProblem({ kind: 'refused', message, final: true });

/** What the server said, in its own words. */
export function refusedFor(refusal: unknown): Problem {
  const message = refusal instanceof Error ? refusal.message : String(refusal);
  return { kind: 'refused', message, final: false };
}

const hasAll = ({ uploadInfo }: RemoteUpload): boolean =>
  uploadInfo.uploadedParts.length >= uploadInfo.partsCount;

const etagsOf = ({ uploadInfo }: RemoteUpload): Record<string, string> =>
  Object.fromEntries(uploadInfo.uploadedParts.map(({ partNumber, etag }) => [partNumber, etag]));

const hundredths = (bytes: number, size: number): number =>
  size === 0 ? 0 : Math.floor((100 * bytes) / size) / 100;
