import type { Anyway, Link } from './ports.ts';

/** So many parts are sent over any line without a question (150 MB). */
const FEW_PARTS = 3;

/** What keeps one upload from being sent for a while. */
export interface Pause {
  readonly isPaused: () => boolean;
  /** Calls back whenever that may have changed; returns what ends that. */
  readonly subscribe: (look: () => void) => () => void;
}

/** Large uploads wait where sending costs, until the line is another one or the person says so. */
export function createMeter(link: Link, anyway: Anyway) {
  const lookers = new Set<() => void>();
  return {
    /** The person wants this one sent whatever it costs. */
    goOn: (id: string) => {
      anyway.add(id);
      for (const look of lookers) look();
    },
    pauseOf:
      (id: string) =>
      (parts: number): Pause => ({
        isPaused: () => parts > FEW_PARTS && link.isMetered() && !anyway.has(id),
        subscribe: (look) => {
          lookers.add(look);
          const end = link.subscribe(look);
          return () => {
            lookers.delete(look);
            end();
          };
        },
      }),
  };
}

export type Meter = ReturnType<typeof createMeter>;

/** Stops what is under way as soon as an upload is paused. */
export function holdWhile(pause: Pause, onChange: () => void) {
  let hold = new AbortController();
  const end = pause.subscribe(() => {
    if (pause.isPaused()) hold.abort();
    else if (hold.signal.aborted) hold = new AbortController();
    onChange();
  });
  return {
    /** Of what begins now. */
    signal: () => hold.signal,
    end,
  };
}
