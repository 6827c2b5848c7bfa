import { isChunkLoadFailure, reloadOnce } from './chunk-failure.ts';

/** Specification §9: three attempts, 1000 ms apart. */
const attempts = 3;
const pauseMs = 1000;

export interface RetryTools {
  readonly wait: (ms: number) => Promise<void>;
  readonly reload: () => void;
}

const browserTools: RetryTools = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  reload: () => void reloadOnce(),
};

/**
 * Calls `load` until it succeeds, three times at most. If it was a part of the app that could not
 * be fetched, the page is reloaded; in any case the last failure is thrown.
 */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  { wait, reload }: RetryTools = browserTools,
): Promise<Loaded> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) {
        if (isChunkLoadFailure(error)) reload();
        throw error;
      }
      await wait(pauseMs);
    }
  }
}
