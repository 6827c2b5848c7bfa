import { useMemo, type RefObject } from 'react';
import { seekTarget, volumeTarget } from './playback.rules.ts';

export interface MediaControl {
  readonly togglePlay: () => void;
  readonly seek: (seconds: number) => void;
  /** Ten seconds back (-1) or forward (1). */
  readonly step: (steps: number) => void;
  /** 0 to 1; a volume above nothing ends the muting. */
  readonly setVolume: (volume: number) => void;
  readonly stepVolume: (steps: number) => void;
  readonly toggleMute: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** What the controls and keys do with the media element. */
export function useMediaControl(ref: RefObject<HTMLMediaElement | null>): MediaControl {
  return useMemo(() => {
    const withMedia = (act: (media: HTMLMediaElement) => void) => () => {
      if (ref.current) act(ref.current);
    };
    const setVolume = (volume: number) =>
      withMedia((media) => {
        media.volume = volume;
        media.muted = volume === 0;
      })();
    return {
      togglePlay: withMedia((media) => {
        // A refused start (no data, another press of pause) shows in the element's own events.
        if (media.paused) media.play().catch(() => undefined);
        else media.pause();
      }),
      seek: (seconds) =>
        withMedia((media) => {
          media.currentTime = seconds;
        })(),
      step: (steps) =>
        withMedia((media) => {
          media.currentTime = seekTarget(media.currentTime, steps, media.duration);
        })(),
      setVolume,
      stepVolume: (steps) =>
        withMedia(({ volume, muted }) => setVolume(volumeTarget(muted ? 0 : volume, steps)))(),
      toggleMute: withMedia((media) => {
        media.muted = !media.muted;
      }),
      setSpeed: (speed) =>
        withMedia((media) => {
          // Loading the recording anew falls back to the default speed.
          media.defaultPlaybackRate = speed;
          media.playbackRate = speed;
        })(),
    };
  }, [ref]);
}
