import { createMeter } from './metered.ts';
import type { EnginePorts, NewUpload } from './ports.ts';
import { createRuns } from './runs.ts';
import { findUnfinished } from './unfinished.ts';
import { isUnderWay, type ChosenFile, type Upload, type UploadTarget } from './upload.ts';
import { createUploadList, type UploadEvent } from './upload-list.ts';
import { asUpload, isSameName, isTwin } from './uploads.rules.ts';

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
  /** Sends one on although that costs by the byte, until it ends. */
  readonly goOn: (id: string) => void;
  /** Ends one, here and on the server. */
  readonly abort: (id: string) => void;
  /** Takes one that is over out of the list; what stopped is given up on the server too. */
  readonly clear: (id: string) => void;
  readonly clearCompleted: () => void;
  /** Finds what was not finished, and goes on where the browser allows it without a question. */
  readonly restore: () => Promise<void>;
  /** Stops all and shows nothing any more, as leaving the page does: nothing is given up. */
  readonly stop: () => void;
}

/** Sends files in parts, each when its turn comes, and again until it has arrived. */
export function createUploadEngine(ports: EnginePorts): UploadEngine {
  const list = createUploadList();
  const meter = createMeter(ports.link, ports.anyway);
  const runs = createRuns(list, meter, ports);
  const { begun, discard, fail, fileOf, isRunning, start, stopAll } = runs;

  async function resume(id: string, chosen?: ChosenFile): Promise<void> {
    const upload = list.find(id);
    if (!upload || upload.status !== 'error' || isRunning(id)) return;
    const kept = chosen ?? fileOf(id) ?? (await (await ports.files.find(id))?.open());
    if (!kept) {
      list.change(id, { needsFile: true });
      fail(id, { kind: 'noFile' });
    } else if (!isSameName(kept.file.name, upload.name))
      fail(id, { kind: 'otherName', name: upload.name });
    else if (!isRunning(id)) start(id, kept);
  }

  function place(upload: NewUpload, state: Partial<Upload>): void {
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
      place({ ...target, ...file, videoId, fingerprint: undefined }, {});
      start(videoId, chosen);
      return videoId;
    },
    resume,
    goOn: meter.goOn,
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
      stopAll();
      list.remove(...list.all().map(({ id }) => id));
    },
  };
}
