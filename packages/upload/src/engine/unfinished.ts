import { USUAL_PART } from './part-plan.ts';
import type {
  EnginePorts,
  KeptFile,
  RegisteredUpload,
  StoredUpload,
  UnfinishedUpload,
} from './ports.ts';

export interface Unfinished {
  readonly upload: RegisteredUpload;
  /** 0 to 1. */
  readonly progress: number;
  /** Its file, where the browser kept it. */
  readonly file: KeptFile | undefined;
}

/**
 * What this browser remembers, and what the server knows of the person from others. The server's
 * word counts where both know of one; without an answer the browser's has to do.
 */
export async function findUnfinished(
  { api, files, locks, storage }: Pick<EnginePorts, 'api' | 'files' | 'locks' | 'storage'>,
  known: { readonly has: (id: string) => boolean },
): Promise<readonly Unfinished[]> {
  const [mine, taken] = await Promise.all([api.mine().catch(() => []), locks.taken()]);
  const remote = new Map(
    mine.filter(({ status }) => status === 'UPLOADING').map((each) => [each.videoId, each]),
  );
  const stored = new Map(storage.load().map((each) => [each.videoId, each]));
  const ids = [...new Set([...stored.keys(), ...remote.keys()])];
  const wanted = ids.filter((id) => !taken.has(id) && !known.has(id));
  const found = await Promise.all(
    wanted.map(async (id): Promise<Unfinished | undefined> => {
      const upload = remote.get(id) ?? stored.get(id);
      if (!upload) return undefined;
      const progress = progressOf(upload, remote.get(id), stored.get(id));
      return { upload: registeredOf(upload), progress, file: await files.find(id) };
    }),
  );
  return found.filter((each) => each !== undefined);
}

const registeredOf = (upload: RegisteredUpload): RegisteredUpload => ({
  videoId: upload.videoId,
  itemType: upload.itemType,
  itemId: upload.itemId,
  locale: upload.locale,
  title: upload.title,
  fileName: upload.fileName,
  fileSize: upload.fileSize,
  type: upload.type,
  fingerprint: upload.fingerprint,
});

function progressOf(
  { fileSize }: RegisteredUpload,
  remote: UnfinishedUpload | undefined,
  stored: StoredUpload | undefined,
): number {
  if (!fileSize) return 0;
  const bytes = remote
    ? remote.uploadInfo.uploadedParts.reduce((sum, { size }) => sum + size, 0)
    : Object.keys(stored?.parts ?? {}).length * USUAL_PART;
  return Math.min(1, Math.floor((100 * bytes) / fileSize) / 100);
}
