/** Parts at the same time, at first and at most (specification §9). */
export const PARALLEL_DEFAULT = 5;
export const PARALLEL_MAX = 15;

/** Milliseconds over which the speed is measured. */
const WINDOW = 4000;
/** As much faster it has to become for one more connection to be worth it. */
const GAIN = 1.1;
/** After that many windows without a gain it tries again: lines change. */
const REST = 15;
/** Milliseconds that a part may take: what is under way when a line is cut is sent again. */
const LONGEST_PART = 120_000;

export interface Parallelism {
  readonly limit: () => number;
  /**
   * Says whether one connection carries all parts (HTTP/2 and later). Otherwise a browser opens six to
   * a server, and the page needs one for itself: then there are never more parts than at first.
   */
  readonly share: (multiplexed: boolean) => void;
  /** Bytes have left; `busy` where all connections have something to send. */
  readonly moved: (bytes: number, now: number, busy: boolean) => void;
  readonly failed: () => void;
}

/**
 * How many parts are sent at once: one more as long as that makes the whole faster, one less where
 * it did not, half as many after a failure, and fewer on a line on which a part takes minutes.
 */
export function createParallelism(partSize: number): Parallelism {
  let limit = PARALLEL_DEFAULT;
  let most = PARALLEL_DEFAULT;
  /** Bytes per millisecond. */
  let best = 0;
  let raised = false;
  let resting = 0;
  let window: { since: number; bytes: number; busy: boolean } | undefined;

  function judge(rate: number): void {
    const partTime = (partSize * limit) / rate;
    if (partTime > LONGEST_PART) {
      limit = Math.max(1, Math.floor((LONGEST_PART * rate) / partSize));
      raised = false;
    } else if (rate >= best * GAIN && (partSize * (limit + 1)) / rate <= LONGEST_PART) {
      best = rate;
      raised = limit < most;
      limit = Math.min(most, limit + 1);
    } else if (raised) {
      limit -= 1;
      raised = false;
      resting = REST;
    } else if (--resting <= 0) {
      best = rate / GAIN;
    }
  }

  return {
    limit: () => limit,
    share: (multiplexed) => {
      most = multiplexed ? PARALLEL_MAX : PARALLEL_DEFAULT;
      if (limit <= most) return;
      limit = most;
      best = 0;
      raised = false;
    },
    moved: (bytes, now, busy) => {
      window ??= { since: now, bytes: 0, busy };
      window.bytes += bytes;
      window.busy &&= busy;
      const elapsed = now - window.since;
      if (elapsed < WINDOW) return;
      if (window.busy && window.bytes > 0) judge(window.bytes / elapsed);
      window = undefined;
    },
    failed: () => {
      limit = Math.max(1, Math.floor(limit / 2));
      best = 0;
      raised = false;
      window = undefined;
    },
  };
}
