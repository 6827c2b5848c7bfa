import type { Meter } from './metered.ts';
import { createParallelism } from './parallelism.rules.ts';
import { USUAL_PART } from './part-plan.ts';
import { createPartQueue } from './part-queue.ts';
import { askPatiently } from './patience.ts';
import { NoAnswer, type EnginePorts, type NewUpload } from './ports.ts';
import { checkedFile, refusedFor, runUpload, type Ending } from './run-upload.ts';
import { UploadProblem, type ChosenFile, type Problem, type Upload } from './upload.ts';
import type { UploadList } from './upload-list.ts';

/** What each upload needs to be sent, and those that are being sent. */
export function createRuns(list: UploadList, meter: Meter, ports: EnginePorts) {
  const begun = new Map<string, NewUpload>();
  const files = new Map<string, ChosenFile>();
  const runs = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>();
  const parallelism = createParallelism(USUAL_PART);
  const queue = createPartQueue(parallelism, ports.clock.now);

  function fail(id: string, problem: Problem): void {
    const ofNoUse = problem.kind === 'unreadable' || problem.kind === 'otherFile';
    if (ofNoUse) files.delete(id);
    if (problem.kind === 'refused' && problem.final) forget(id);
    const needsFile = ofNoUse || (list.find(id)?.needsFile ?? false);
    list.change(id, { status: 'error', activity: undefined, problem, needsFile });
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
    if (type === 'completed')
      list.change(id, { status: 'completed', activity: undefined, progress: 1 });
    else list.remove(id);
    list.tell({ type, upload: list.find(id) ?? upload });
  }

  async function send(id: string, { file }: ChosenFile, signal: AbortSignal) {
    const upload = begun.get(id);
    if (!upload) return undefined;
    const checked = await checkedFile(upload, file);
    signal.throwIfAborted();
    begun.set(id, checked);
    const change = (changes: Partial<Upload>) => list.change(id, changes);
    const { failed: onFailure, share: onShared } = parallelism;
    const run = { file, signal, queue, change, onFailure, onShared, pauseOf: meter.pauseOf(id) };
    return runUpload(checked, run, ports);
  }

  function start(id: string, chosen: ChosenFile): void {
    files.set(id, chosen);
    const stop = new AbortController();
    list.change(id, { status: 'loading', problem: undefined, needsFile: false });
    const { signal } = stop;
    const sending = () => send(id, chosen, signal);
    const over = sendAlone(id, chosen, { ports, signal, sending }).then((ending) => {
      runs.delete(id);
      if (ending === 'completed') end(id, ending);
      else if (ending === 'aborted') end(id, 'canceled');
      else if (ending) fail(id, ending);
    });
    runs.set(id, { stop, over });
  }

  function discard(id: string): void {
    const running = runs.get(id);
    running?.stop.abort();
    forget(id);
    void giveUpOnServer(ports, id, running?.over);
  }

  return {
    begun,
    fileOf: (id: string) => files.get(id),
    isRunning: (id: string) => runs.has(id),
    fail,
    start,
    discard,
    stopAll: () => {
      for (const { stop } of runs.values()) stop.abort();
    },
  };
}

interface Sending {
  readonly ports: EnginePorts;
  readonly signal: AbortSignal;
  readonly sending: () => Promise<Ending | undefined>;
}

/** Sends while no other window does. Returns how it ended; nothing where it was stopped. */
async function sendAlone(
  id: string,
  { handle }: ChosenFile,
  { ports, sending, signal }: Sending,
): Promise<Ending | Problem | undefined> {
  const giveBack = await ports.locks.take(id);
  if (!giveBack) return { kind: 'elsewhere' };
  if (handle) void ports.files.keep(id, handle);
  try {
    return await sending();
  } catch (error) {
    return signal.aborted ? undefined : problemOf(error);
  } finally {
    giveBack();
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof UploadProblem) return error.problem;
  return error instanceof NoAnswer ? { kind: 'noAnswer' } : refusedFor(error);
}

async function giveUpOnServer(
  ports: EnginePorts,
  id: string,
  over: Promise<void> | undefined,
): Promise<void> {
  // A registration on its way would arrive after the end.
  await over;
  const { signal } = new AbortController();
  const waits = { signal, onWaiting: () => undefined };
  // What never arrives there ends by itself after two days.
  await askPatiently(() => ports.api.abort(id), ports, waits).catch(() => undefined);
}
