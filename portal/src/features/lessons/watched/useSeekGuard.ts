import { useRef } from 'react';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';
import { reachOf, type SecondsRange } from './watched.rules.ts';

/** While a slider is dragged it is refused many times; to say so once is enough. */
const quietMilliseconds = 5000;

/**
 * Holds a recording back from what was not seen yet, however it is moved: slider, keys, lock screen.
 * Back it may always go.
 * @param startAt where the recording begins, in seconds
 */
export function useSeekGuard(noSkipping: boolean, seen: readonly SecondsRange[], startAt: number) {
  const t = useT();
  const place = useRef(startAt);
  const told = useRef(0);
  return {
    /** To be called when the recording was moved. */
    guard: (media: HTMLMediaElement) => {
      if (!noSkipping || media.currentTime <= Math.max(reachOf(seen), place.current)) {
        place.current = media.currentTime;
        return;
      }
      media.currentTime = place.current;
      if (Date.now() - told.current < quietMilliseconds) return;
      told.current = Date.now();
      toast.info(t('learning.player.refused'));
    },
    /** To be called when it played on. */
    follow: (media: HTMLMediaElement) => {
      if (!media.seeking) place.current = media.currentTime;
    },
  };
}
