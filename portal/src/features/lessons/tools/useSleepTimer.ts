import { useState, type RefObject } from 'react';

export interface SleepTimer {
  /** As chosen; null while it is off. */
  readonly minutes: number | null;
  /** It has paused the recording, which plays no more since. */
  readonly slept: boolean;
  readonly set: (minutes: number | null) => void;
  /** To be called while the recording plays; a timer of the browser's would sleep itself. */
  readonly look: () => void;
}

interface Running {
  readonly minutes: number;
  readonly endsAt: number;
}

export function useSleepTimer(media: RefObject<HTMLMediaElement | null>): SleepTimer {
  const [running, setRunning] = useState<Running | null>(null);
  const [slept, setSlept] = useState(false);
  return {
    minutes: running?.minutes ?? null,
    slept,
    set: (minutes) => {
      setSlept(false);
      setRunning(minutes === null ? null : { minutes, endsAt: Date.now() + minutes * 60_000 });
    },
    look: () => {
      if (media.current?.paused) return;
      if (slept) setSlept(false);
      if (!running || Date.now() < running.endsAt) return;
      media.current?.pause();
      setRunning(null);
      setSlept(true);
    },
  };
}
