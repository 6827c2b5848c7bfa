import { useEffect, useRef, type RefObject } from 'react';
import type { MediaSource } from '../player/useMediaSource.ts';

interface Start {
  readonly source: MediaSource;
  /** Seconds. */
  readonly startAt: number;
  readonly speed: number;
  /** Whether it plays at once: the person pressed something a moment ago. */
  readonly playing: boolean;
}

interface Place {
  readonly seconds: number;
  readonly play: boolean;
}

/**
 * Puts the recording where it shall go on: at first where the student left it, and after its
 * address was renewed at the second it had reached, playing if it played.
 */
export function useResume(ref: RefObject<HTMLMediaElement | null>, start: Start) {
  const { source, startAt, speed, playing } = start;
  const wanted = useRef<Place | undefined>({ seconds: startAt, play: playing });
  const loaded = useRef(source);

  useEffect(
    function setSpeed() {
      if (!ref.current) return;
      ref.current.defaultPlaybackRate = speed;
      ref.current.playbackRate = speed;
    },
    [ref, speed],
  );

  useEffect(
    function goOnWithNewSource() {
      const media = ref.current;
      if (!media || loaded.current === source) return;
      loaded.current = source;
      wanted.current ??= { seconds: media.currentTime, play: !media.paused };
      // Also where the address did not change: the element gave up on it.
      media.load();
    },
    [ref, source],
  );

  return {
    /** Whether the position means something: before, the element stands at 0. */
    isPlaced: () => wanted.current === undefined,
    /** To be called when the recording's length is known. */
    place: () => {
      const media = ref.current;
      if (!media || !wanted.current) return;
      const { seconds, play } = wanted.current;
      wanted.current = undefined;
      if (seconds > 0) media.currentTime = seconds;
      // Refused where the browser wants a press first: the button is there.
      if (play) media.play().catch(() => undefined);
    },
  };
}
