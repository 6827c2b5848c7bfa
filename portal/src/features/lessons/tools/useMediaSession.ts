import { useEffect, useEffectEvent } from 'react';
import type { MediaControl } from '../player/useMediaControl.ts';
import type { Playback } from '../player/usePlayback.ts';

export interface SessionOfPlay {
  readonly title: string;
  readonly courseName: string;
  readonly playback: Playback;
  readonly control: MediaControl;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** What a lock screen, a headset and the media keys of a keyboard show and do. */
export function useMediaSession(session: SessionOfPlay): void {
  const { title, courseName, playback, onPrevious, onNext } = session;
  const { playing, duration, position, speed } = playback;

  const act = useEffectEvent((action: MediaSessionAction, seekTime: number | undefined) => {
    const { control } = session;
    if (action === (playing ? 'pause' : 'play')) control.togglePlay();
    if (action === 'seekbackward') control.step(-1);
    if (action === 'seekforward') control.step(1);
    if (action === 'seekto' && seekTime !== undefined) control.seek(seekTime);
    if (action === 'previoustrack') session.onPrevious?.();
    if (action === 'nexttrack') session.onNext?.();
  });
  const hasPrevious = onPrevious !== undefined;
  const hasNext = onNext !== undefined;

  useEffect(
    function tellTitle() {
      if (!('mediaSession' in navigator)) return undefined;
      navigator.mediaSession.metadata = new MediaMetadata({ title, artist: courseName });
      return () => {
        navigator.mediaSession.metadata = null;
      };
    },
    [title, courseName],
  );

  useEffect(
    function offerActions() {
      if (!('mediaSession' in navigator)) return undefined;
      const actions: readonly MediaSessionAction[] = [
        ...alwaysOffered,
        ...(hasPrevious ? (['previoustrack'] as const) : []),
        ...(hasNext ? (['nexttrack'] as const) : []),
      ];
      for (const action of actions) {
        setHandler(action, ({ seekTime }) => act(action, seekTime));
      }
      return () => actions.forEach((action) => setHandler(action, null));
    },
    [hasPrevious, hasNext],
  );

  useEffect(
    function tellState() {
      if (!('mediaSession' in navigator)) return;
      navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
      if (duration === 0) return;
      navigator.mediaSession.setPositionState({
        duration,
        playbackRate: speed,
        position: Math.min(position, duration),
      });
    },
    [playing, duration, position, speed],
  );
}

const alwaysOffered = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const;

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not know this action.
  }
}
