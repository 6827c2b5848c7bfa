import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isSaveDue, type MomentOfPlay } from './progress.rules.ts';
import type { SecondsRange } from '../watched/watched.rules.ts';

/**
 * When the position is told: every ten seconds of play, and at once (`now`) when it stops or is
 * left: the tab hidden or closed, the screen changed.
 */
export function useSavePoints(
  ref: RefObject<HTMLMediaElement | null>,
  isPlaced: () => boolean,
  watched: () => readonly SecondsRange[],
  onMoment: (moment: MomentOfPlay) => void,
) {
  const lastSaved = useRef(0);

  function tell(media: HTMLMediaElement | null) {
    if (!media || !isPlaced()) return;
    lastSaved.current = Date.now();
    onMoment({
      positionSeconds: media.currentTime,
      playbackSpeed: media.playbackRate,
      ended: media.ended,
      watched: watched(),
    });
  }

  const tellOnLeaving = useEffectEvent(tell);
  useEffect(
    function saveOnLeaving() {
      const media = ref.current;
      const leave = () => tellOnLeaving(media);
      const onVisibility = () => {
        if (document.visibilityState === 'hidden') leave();
      };
      document.addEventListener('visibilitychange', onVisibility);
      window.addEventListener('pagehide', leave);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('pagehide', leave);
        leave();
      };
    },
    [ref],
  );

  return {
    now: () => tell(ref.current),
    whenDue: () => {
      const playing = ref.current?.paused === false;
      if (playing && isSaveDue(Date.now(), lastSaved.current)) tell(ref.current);
    },
  };
}
