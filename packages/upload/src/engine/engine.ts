import { createParallelism } from './parallelism.rules.ts';
import { USUAL_PART } from './part-plan.ts';
import { createPartQueue } from './part-queue.ts';
import { askPatiently } from './patience.ts';
import { NoAnswer, type EnginePorts, type RegisteredUpload } from './ports.ts';
import { findUnfinished } from './unfinished.ts';
import { checkedFile, refusedFor, runUpload } from './run-upload.ts';
import {
  isUnderWay,
  UploadProblem,
  type ChosenFile,
  type Problem,
  type Upload,
  type UploadTarget,
} from './upload.ts';
import { createUploadList, type UploadEvent } from './upload-list.ts';

export interface UploadEngine {
  readonly uploads: () => readonly Upload[];
  /** Calls back whenever the list has changed. */
  readonly subscribe: (look: () => void) => () => void;
  /** Calls back at every end, good or bad. */
  readonly listen: (listener: (event: UploadEvent) => void) => () => void;
  /** Begins, or goes on with the same file for the same thing. Returns the upload's id. */
  readonly add: (chosen: ChosenFile, target: UploadTarget) => string;
  /** Goes on with what stopped, by the file that is given, that is still here, or that was kept. */
  readonly resume: (id: string, chosen?: ChosenFile) => Promise<void>;
  /** Ends one, here and on the server. */
  readonly abort: (id: string) => void;
  /** Takes one that is over out of the list; what stopped is given up on the server too. */
  readonly clear: (id: string) => void;
  readonly clearCompleted: () => void;
  /** Finds what was not finished, and goes on where the browser allows it without a question. */
  readonly restore: () => Promise<void>;
  /** Stops all, as leaving the page does: nothing is given up. */
  readonly stop: () => void;
}

/** Sends files in parts, each when its turn comes, and again until it has arrived. */
export function createUploadEngine(ports: EnginePorts): UploadEngine {
  const list = createUploadList();
  const begun = new Map<string, RegisteredUpload>();
  const files = new Map<string, ChosenFile>();
  const runs = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>();
  const parallelism = createParallelism(USUAL_PART);
  const queue = createPartQueue(parallelism, ports.clock.now);

  function fail(id: string, problem: Problem): void {
    list.change(id, { status: 'error', activity: undefined, problem });
    const upload = list.find(id);
    if (upload) list.tell({ type: 'failed', upload, problem });
  }

  function forget(id: string): void {
    begun.delete(id);
    files.delete(id);
    ports.storage.remove(id);
    void ports.files.drop(id);
  }

  function end(id: string, type: 'completed' | 'canceled'): void {
    const upload = list.find(id);
    forget(id);
    if (!upload) return;
    if (type === 'completed') list.change(id, { status: 'completed', progress: 1 });
    else list.remove(id);
    list.tell({ type, upload: list.find(id) ?? upload });
  }

  async function run(id: string, { file, handle }: ChosenFile, stop: AbortController) {
    const upload = begun.get(id);
    const giveBack = await ports.locks.take(id);
    if (!giveBack) return fail(id, { kind: 'elsewhere' });
    if (handle) void ports.files.keep(id, handle);
    try {
      if (!upload) return undefined;
      const checked = await checkedFile(upload, file);
      const { signal } = stop;
      signal.throwIfAborted();
      begun.set(id, checked);
      const change = (changes: Partial<Upload>) => list.change(id, changes);
      const settings = { file, signal, queue, change, onFailure: parallelism.failed };
      const ending = await runUpload(checked, settings, ports);
      return end(id, ending === 'completed' ? 'completed' : 'canceled');
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      const problem = problemOf(error);
      // The browser's own copy is of no use either.
      if (problem.kind === 'unreadable' || problem.kind === 'otherFile') {
        files.delete(id);
        list.change(id, { needsFile: true });
      }
      if (problem.kind === 'refused' && problem.final) forget(id);
      return fail(id, problem);
    } finally {
      giveBack();
    }
  }

  function start(id: string, chosen: ChosenFile): void {
    files.set(id, chosen);
    const stop = new AbortController();
    list.change(id, { status: 'loading', problem: undefined, needsFile: false });
    const over = run(id, chosen, stop).finally(() => runs.delete(id));
    runs.set(id, { stop, over });
  }

  function discard(id: string): void {
    const running = runs.get(id);
    running?.stop.abort();
    forget(id);
    void giveUpOnServer(id, running?.over);
  }

  async function giveUpOnServer(id: string, over: Promise<void> | undefined): Promise<void> {
    // A registration on its way would arrive after the end.
    await over;
    const { signal } = new AbortController();
    const waits = { signal, onWaiting: () => undefined };
    // What never arrives there ends by itself after two days.
    await askPatiently(() => ports.api.abort(id), ports, waits).catch(() => undefined);
  }

  async function resume(id: string, chosen?: ChosenFile): Promise<void> {
    const upload = list.find(id);
    if (!upload || upload.status !== 'error' || runs.has(id)) return;
    const kept = chosen ?? files.get(id) ?? (await (await ports.files.find(id))?.open());
    if (!kept) {
      list.change(id, { needsFile: true });
      fail(id, { kind: 'noFile' });
    } else if (kept.file.name !== upload.name) fail(id, { kind: 'otherName', name: upload.name });
    else if (!runs.has(id)) start(id, kept);
  }

  function place(upload: RegisteredUpload, state: Partial<Upload>): void {
    begun.set(upload.videoId, upload);
    list.put(asUpload(upload, state));
  }

  return {
    uploads: list.all,
    subscribe: list.subscribe,
    listen: list.listen,
    add: (chosen, target) => {
      const twin = list.all().find((upload) => isTwin(upload, chosen.file, target));
      if (twin) {
        void resume(twin.id, chosen);
        return twin.id;
      }
      const { name, size, type } = chosen.file;
      const videoId = ports.newId();
      const file = { fileName: name, fileSize: size, type: type || 'application/octet-stream' };
      place({ ...target, ...file, videoId, fingerprint: null }, {});
      start(videoId, chosen);
      return videoId;
    },
    resume,
    abort: (id) => {
      const upload = list.find(id);
      if (!upload || !isUnderWay(upload)) return;
      list.remove(id);
      discard(id);
      list.tell({ type: 'canceled', upload });
    },
    clear: (id) => {
      const upload = list.find(id);
      if (!upload || isUnderWay(upload)) return;
      list.remove(id);
      if (upload.status === 'error') discard(id);
    },
    clearCompleted: () => {
      const over = list.all().filter(({ status }) => status === 'completed');
      list.remove(...over.map(({ id }) => id));
    },
    restore: async () => {
      for (const { upload, progress, file } of await findUnfinished(ports, begun)) {
        const problem = { kind: 'interrupted' } as const;
        place(upload, { status: 'error', progress, problem, needsFile: !file });
        const opened = (await file?.allowed()) ? await file?.open() : undefined;
        if (opened) void resume(upload.videoId, opened);
      }
    },
    stop: () => {
      for (const { stop } of runs.values()) stop.abort();
    },
  };
}

const asUpload = (of: RegisteredUpload, state: Partial<Upload>): Upload => ({
  id: of.videoId,
  itemType: of.itemType,
  itemId: of.itemId,
  locale: of.locale,
  title: of.title,
  name: of.fileName,
  size: of.fileSize,
  status: 'loading',
  activity: undefined,
  progress: 0,
  problem: undefined,
  needsFile: false,
  ...state,
});

/** The same file for the same thing, under way or stopped: chosen once more, it goes on. */
const isTwin = (upload: Upload, file: File, target: UploadTarget): boolean =>
  upload.status !== 'completed' &&
  upload.name === file.name &&
  upload.size === file.size &&
  upload.itemType === target.itemType &&
  upload.itemId === target.itemId &&
  upload.locale === target.locale;

function problemOf(error: unknown): Problem {
  if (error instanceof UploadProblem) return error.problem;
  return error instanceof NoAnswer ? { kind: 'noAnswer' } : refusedFor(error);
}
