import { sameProgress, type Progress } from './progress.rules.ts';

export interface ProgressSaver {
  /** Saves unless the server has it already; while a save is under way only the newest waits. */
  readonly save: (progress: Progress) => void;
}

export interface ProgressSaverOptions {
  /** What the server has when the lesson is opened. */
  readonly known: Progress;
  readonly send: (progress: Progress) => Promise<unknown>;
  /** Told after each attempt whether the server has the newest progress. */
  readonly onResult: (saved: boolean) => void;
}

/**
 * Sends one progress at a time, so that an older position never arrives after a newer one. A
 * failure is not repeated here: the next position, ten seconds on or at the next pause, is newer.
 */
export function createProgressSaver({
  known,
  send,
  onResult,
}: ProgressSaverOptions): ProgressSaver {
  let saved = known;
  let waiting: Progress | undefined;
  let busy = false;

  async function sendWaiting() {
    const progress = waiting;
    waiting = undefined;
    if (!progress || sameProgress(saved, progress)) return;
    busy = true;
    try {
      await send(progress);
      saved = progress;
      onResult(true);
    } catch {
      onResult(false);
    } finally {
      busy = false;
    }
    await sendWaiting();
  }

  return {
    save: (progress) => {
      waiting = progress;
      if (!busy) void sendWaiting();
    },
  };
}
