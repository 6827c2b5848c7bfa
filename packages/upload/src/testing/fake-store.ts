import { hexOf } from '../engine/hex.ts';
import {
  NoAnswer,
  type PutPart,
  type RegisteredUpload,
  type RemoteUpload,
  type UploadApi,
  type UploadedPart,
} from '../engine/ports.ts';

/** What befalls one sending of a part. */
export type Fault =
  /** The connection is cut before the part has arrived. */
  | 'drop'
  /** The part arrives, its answer does not. */
  | 'lostAnswer'
  /** Everything comes twice. */
  | 'duplicate'
  | 'expired'
  /** A bit falls over on the way: the store compares with what it was told. */
  | 'damage'
  | 'noEtag'
  | 'refused'
  | 'unavailable';

interface KeptPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

interface Kept {
  readonly upload: RegisteredUpload;
  status: RemoteUpload['status'];
  error: string | null;
  readonly parts: Map<number, KeptPart>;
}

export interface FakeStoreOptions {
  readonly partSize?: number;
  /** What befalls the next sending; nothing unless told. */
  readonly fault?: (part: number) => Fault | undefined;
  /** Throws instead of answering a question, where it does. */
  readonly question?: (name: keyof UploadApi) => unknown;
  /** Why a whole file is refused. */
  readonly refuses?: string;
}

export type FakeStore = ReturnType<typeof createFakeStore>;

/** Server and store in one, in memory, with whatever can go wrong on the way. */
export function createFakeStore(options: FakeStoreOptions = {}) {
  const { fault = () => undefined, partSize = 1000, question = () => undefined } = options;
  const kept = new Map<string, Kept>();
  /** When each URL was signed, and from when on URLs are good. */
  let signings = 0;
  let goodFrom = 0;
  const puts: { readonly id: string; readonly part: number; readonly fault: Fault | undefined }[] =
    [];
  const calls: string[] = [];
  const proofs = new Map<string, string | null>();
  let underWay = 0;
  let mostUnderWay = 0;

  const find = (id: string): Kept => {
    const found = kept.get(id);
    if (!found) throw new Error('Not found');
    return found;
  };
  const ask = async (name: keyof UploadApi): Promise<void> => {
    calls.push(name);
    await Promise.resolve();
    question(name);
  };
  const urlOf = (id: string, part: number) => `/${id}/${part}?${++signings}`;
  const remoteOf = (entry: Kept): RemoteUpload => {
    const { upload, parts } = entry;
    const partsCount = Math.max(1, Math.ceil(upload.fileSize / partSize));
    const uploadedParts = [...parts]
      .map(([partNumber, { bytes, etag }]): UploadedPart => ({
        partNumber,
        size: bytes.length,
        etag,
      }))
      .toSorted((one, other) => one.partNumber - other.partNumber);
    const urls = Array.from({ length: partsCount }, (_, at) =>
      parts.has(at + 1) ? '' : urlOf(upload.videoId, at + 1),
    );
    return {
      ...upload,
      status: entry.status,
      error: entry.error,
      uploadInfo: {
        multipartUploadId: `multipart-${upload.videoId}`,
        multipartUploadToken: 'token',
        partsCount,
        partSize,
        partUploadUrls: urls,
        uploadedParts,
        checksum: proofs.get(upload.videoId) ?? null,
        completed: entry.status === 'COMPLETED',
      },
    };
  };

  const api: UploadApi = {
    register: async (upload) => {
      await ask('register');
      const known = kept.get(upload.videoId);
      if (known && known.upload.fingerprint !== upload.fingerprint) throw new Error('Other file');
      if (known && known.status !== 'UPLOADING' && known.status !== 'COMPLETED') {
        throw new Error(known.error ?? 'Over');
      }
      const entry = known ?? { upload, status: 'UPLOADING', error: null, parts: new Map() };
      kept.set(upload.videoId, entry);
      return remoteOf(entry);
    },
    find: async (id) => {
      await ask('find');
      proofs.set(id, await proofOf(remoteOf(find(id)).uploadInfo));
      return remoteOf(find(id));
    },
    sign: async (id, parts) => {
      await ask('sign');
      return parts.map((partNumber) => ({ partNumber, url: urlOf(id, partNumber) }));
    },
    complete: async (id) => {
      await ask('complete');
      const entry = find(id);
      const { uploadInfo } = remoteOf(entry);
      if (entry.parts.size < uploadInfo.partsCount) throw new Error('Parts are missing');
      entry.status = options.refuses === undefined ? 'COMPLETED' : 'FAILED';
      entry.error = options.refuses ?? null;
      if (options.refuses !== undefined) throw new Error(options.refuses);
      return remoteOf(entry);
    },
    abort: async (id) => {
      await ask('abort');
      find(id).status = 'ABORTED';
    },
    mine: async () => {
      await ask('mine');
      return [...kept.values()].filter(({ status }) => status === 'UPLOADING').map(remoteOf);
    },
  };

  const put: PutPart = async (url, body, { headers, onProgress, signal }) => {
    const [, id = '', part = '', signed = ''] = /^\/(.*)\/(\d+)\?(\d+)$/.exec(url) ?? [];
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    try {
      const befalls = Number(signed) < goodFrom ? 'expired' : fault(Number(part));
      puts.push({ id, part: Number(part), fault: befalls });
      onProgress(Math.floor(body.size / 2));
      const bytes = new Uint8Array(await body.arrayBuffer());
      signal.throwIfAborted();
      onProgress(body.size);
      if (befalls === 'damage') bytes[0] = (bytes[0] ?? 0) ^ 1;
      const told = headers['content-digest'];
      const sum = told === undefined ? undefined : await sumOf(bytes);
      if (sum && told !== `sha-256=:${btoa(String.fromCodePoint(...sum))}:`) {
        return { status: 400, etag: null };
      }
      const etag = `"${sum ? hexOf(sum) : `${part}-${bytes.length}`}"`;
      return answer(befalls, find(id), Number(part), { bytes, etag });
    } finally {
      underWay -= 1;
    }
  };

  return {
    api,
    put,
    calls,
    puts,
    mostUnderWay: () => mostUnderWay,
    statusOf: (id: string) => kept.get(id)?.status,
    ids: () => [...kept.keys()],
    /** Every URL signed so far is good no longer. */
    expire: () => {
      goodFrom = signings + 1;
    },
    /** A part goes missing on the store. */
    lose: (id: string, part: number) => find(id).parts.delete(part),
    /** Two parts, each of them whole, change places. */
    swap: (id: string, one: number, other: number) => {
      const { parts } = find(id);
      const [first, second] = [parts.get(one), parts.get(other)];
      if (first) parts.set(other, first);
      if (second) parts.set(one, second);
    },
    /** The whole file as it lies in the store. */
    contentOf: async (id: string): Promise<Uint8Array> => {
      const parts = [...find(id).parts].sort(([one], [other]) => one - other);
      return new Uint8Array(await new Blob(parts.map(([, { bytes }]) => bytes)).arrayBuffer());
    },
  };
}

const sumOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** As the server makes it of its parts' tags. */
async function proofOf({ partsCount, uploadedParts }: RemoteUpload['uploadInfo']) {
  const sums = uploadedParts.flatMap(({ etag }) => /[0-9a-f]{64}/.exec(etag)?.[0] ?? []);
  if (sums.length < partsCount) return null;
  const bytes = sums.join('').match(/../g) ?? [];
  return hexOf(await sumOf(Uint8Array.from(bytes, (hex) => Number.parseInt(hex, 16))));
}

function answer(fault: Fault | undefined, { parts }: Kept, part: number, kept: KeptPart) {
  if (fault === 'drop') return { status: 0, etag: null };
  if (fault === 'expired') return { status: 403, etag: null };
  if (fault === 'refused') return { status: 400, etag: null };
  if (fault === 'unavailable') return { status: 503, etag: null };
  parts.set(part, kept);
  if (fault === 'lostAnswer') return { status: 0, etag: null };
  return { status: 200, etag: fault === 'noEtag' ? null : kept.etag };
}

export const silence = () => {
  throw new NoAnswer('No answer');
};
