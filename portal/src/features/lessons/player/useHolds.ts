import { useBarrier } from '../checks/useBarrier.ts';
import { useSeekGuard } from '../watched/useSeekGuard.ts';
import type { SecondsRange } from '../watched/watched.rules.ts';

interface Holds {
  readonly noSkipping: boolean;
  /** It goes no further than this second; null: to its end. */
  readonly barrier: number | null;
  readonly seen: readonly SecondsRange[];
  /** Seconds. */
  readonly startAt: number;
}

/** What holds a recording back, however it is moved. */
export function useHolds({ noSkipping, barrier, seen, startAt }: Holds) {
  const seekGuard = useSeekGuard(noSkipping, seen, startAt);
  const { hold } = useBarrier(barrier);
  return {
    /** To be called when the recording was moved. */
    guard: (media: HTMLMediaElement) => {
      seekGuard.guard(media);
      hold(media);
    },
    /** To be called when it played on. */
    follow: (media: HTMLMediaElement) => {
      hold(media);
      seekGuard.follow(media);
    },
  };
}
