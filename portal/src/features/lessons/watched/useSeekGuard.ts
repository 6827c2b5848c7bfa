import { useRef } from 'react';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';
import { reachOf, type SecondsRange } from './watched.rules.ts';

/** While a slider is dragged it is refused many times; to say so once is enough. */
const quietMilliseconds = 5000;

/**
 * Holds a recording back from what was not seen yet, however it is moved: slider, keys, lock screen.
 * @param back where it goes back to: the last second that was played
 */
export function useSeekGuard(noSkipping: boolean, seen: readonly SecondsRange[], back: number) {
  const t = useT();
  const told = useRef(0);
  return (media: HTMLMediaElement) => {
    const reach = reachOf(seen);
    if (!noSkipping || media.currentTime <= reach) return;
    media.currentTime = Math.min(back, reach);
    if (Date.now() - told.current < quietMilliseconds) return;
    told.current = Date.now();
    toast.info(t('learning.player.refused'));
  };
}
