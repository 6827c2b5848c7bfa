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
  | 'noEtag'
  | 'refused'
  | 'unavailable';

interface Kept {
  readonly upload: RegisteredUpload;
  status: RemoteUpload['status'];
  error: string | null;
  readonly parts: Map<number, Uint8Array>;
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
    const uploadedParts = [...parts].map(([partNumber, bytes]): UploadedPart => ({
      partNumber,
      size: bytes.length,
      etag: `"${partNumber}-${bytes.length}"`,
    }));
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

  const put: PutPart = async (url, body, { onProgress, signal }) => {
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
      return answer(befalls, find(id), Number(part), bytes);
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
    /** The whole file as it lies in the store. */
    contentOf: async (id: string): Promise<Uint8Array> => {
      const parts = [...find(id).parts].sort(([one], [other]) => one - other);
      const copies = parts.map(([, bytes]) => Uint8Array.from(bytes));
      return new Uint8Array(await new Blob(copies).arrayBuffer());
    },
  };
}

function answer(fault: Fault | undefined, { parts }: Kept, part: number, bytes: Uint8Array) {
  if (fault === 'drop') return { status: 0, etag: null };
  if (fault === 'expired') return { status: 403, etag: null };
  if (fault === 'refused') return { status: 400, etag: null };
  if (fault === 'unavailable') return { status: 503, etag: null };
  parts.set(part, bytes);
  if (fault === 'lostAnswer') return { status: 0, etag: null };
  return { status: 200, etag: fault === 'noEtag' ? null : `"${part}-${bytes.length}"` };
}

export const silence = () => {
  throw new NoAnswer('No answer');
};
