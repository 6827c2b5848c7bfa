import { useEffect, useEffectEvent } from 'react';
import { useTick } from '../../../shared/useTick.ts';
import { secondsLeft } from './attempt-clock.rules.ts';
import type { SittingClock } from './sitting-clock.rules.ts';

/**
 * The seconds that are left, each second anew; `onTimeUp` is called once when there are none. While the
 * server is not heard of it waits: of a time in which no server was up, nothing is lost.
 */
export function useSecondsLeft(
  { dueAt, ahead, silentSince }: SittingClock,
  active: boolean,
  onTimeUp: () => void,
): number | undefined {
  const now = useTick(active && dueAt !== null);
  const left = secondsLeft(dueAt, now + ahead);
  const over = active && left === 0 && silentSince === undefined;
  const timeUp = useEffectEvent(onTimeUp);

  useEffect(
    function handInWhenTimeIsUp() {
      if (over) timeUp();
    },
    [over],
  );
  return left;
}
