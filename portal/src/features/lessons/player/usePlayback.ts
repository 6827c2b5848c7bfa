import { useState, type SyntheticEvent } from 'react';

/** What a media element is doing, as far as the controls show it. Times are seconds. */
export interface Playback {
  readonly playing: boolean;
  /** Playing, but the data has not arrived. */
  readonly waiting: boolean;
  readonly position: number;
  /** 0 until it is known. */
  readonly duration: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly speed: number;
}

const atRest: Playback = {
  playing: false,
  waiting: false,
  position: 0,
  duration: 0,
  volume: 1,
  muted: false,
  speed: 1,
};

/** Follows a media element through its events: `follow` takes any of them. */
export function usePlayback() {
  const [playback, setPlayback] = useState(atRest);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
    setPlayback({
      playing: !currentTarget.paused,
      waiting:
        !currentTarget.paused && currentTarget.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      position: currentTarget.currentTime,
      duration: Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0,
      volume: currentTarget.volume,
      muted: currentTarget.muted,
      speed: currentTarget.playbackRate,
    });
  return { playback, follow };
}
