import type { Pause } from './metered.ts';
import type { Activity } from './upload.ts';

export interface TallyJob {
  readonly pause: Pause;
  /** Bytes that have arrived, those of the parts under way included. */
  readonly onBytes: (bytes: number) => void;
  /** What it waits for now, if it does. */
  readonly onActivity: (activity: Activity | undefined) => void;
}

/**
 * Tells how far a file is and what it waits for, whenever that changes.
 * @param waiting the parts that nobody has begun to send.
 * @param there bytes that had arrived before.
 */
export function createTally(
  { onActivity, onBytes, pause }: TallyJob,
  waiting: readonly number[],
  there: number,
) {
  const underWay = new Set<{ bytes: number; silent: boolean }>();
  let arrived = there;

  function tell(): void {
    const all = [...underWay];
    onBytes(all.reduce((sum, { bytes }) => sum + bytes, arrived));
    const isHeld = pause.isPaused() && waiting.length + all.length > 0;
    const isSilent = all.length > 0 && all.every(({ silent }) => silent);
    onActivity(isHeld ? 'metered' : isSilent ? 'waiting' : undefined);
  }

  return {
    tell,
    isOver: () => waiting.length + underWay.size === 0,
    /** A part is begun. */
    begin: () => {
      const state = { bytes: 0, silent: false };
      underWay.add(state);
      return {
        /** @returns by how much more has left. */
        moved: (bytes: number): number => {
          const by = Math.max(0, bytes - state.bytes);
          state.bytes = bytes;
          tell();
          return by;
        },
        waits: (silent: boolean) => {
          state.silent = silent;
          tell();
        },
        /** @param bytes that have arrived; none where it is begun anew. */
        end: (bytes: number) => {
          underWay.delete(state);
          arrived += bytes;
          tell();
        },
      };
    },
  };
}
