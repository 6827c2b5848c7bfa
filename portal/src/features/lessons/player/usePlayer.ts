import { useRef } from 'react';
import type { MomentOfPlay } from '../progress/progress.rules.ts';
import { useResume } from '../progress/useResume.ts';
import { useSavePoints } from '../progress/useSavePoints.ts';
import { useDrawnByBrowser } from '../subtitles/useDrawnByBrowser.ts';
import { useSubtitles } from '../subtitles/useSubtitles.ts';
import { useTrackModes } from '../subtitles/useTrackModes.ts';
import { useSleepTimer } from '../tools/useSleepTimer.ts';
import { useWatched, type WatchedOptions } from '../watched/useWatched.ts';
import { useAirPlay } from './useAirPlay.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useHolds } from './useHolds.ts';
import { useMediaControl } from './useMediaControl.ts';
import { useMediaEvents } from './useMediaEvents.ts';
import type { MediaSource } from './useMediaSource.ts';
import { usePlayback } from './usePlayback.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

/** How a recording begins. */
export interface PlayerStart {
  /** Seconds. */
  readonly position: number;
  readonly speed: number;
  readonly playing: boolean;
}

export interface PlayerOptions {
  readonly kind: 'VIDEO' | 'AUDIO';
  readonly source: MediaSource;
  readonly start: PlayerStart;
  readonly watched: WatchedOptions;
  /** It can be moved ahead only as far as it was seen. */
  readonly noSkipping: boolean;
  /** It goes no further than this second, in which something is asked; null: to its end. */
  readonly barrier: number | null;
  /** Locales of tracks that are read beside the player. */
  readonly readTracks: readonly (string | null)[];
  /** Told at each moment that is worth saving. */
  readonly onMoment: (moment: MomentOfPlay) => void;
  readonly onPlaying: () => void;
  /** The recording or its subtitles cannot be fetched: the address may have expired. */
  readonly onError: () => void;
  /** The key for a note was pressed at this second. */
  readonly onNote: (seconds: number) => void;
}

export type Player = ReturnType<typeof usePlayer>;

/** A media element and everything that acts on it: controls, keys, subtitles, saving, sleeping. */
export function usePlayer(options: PlayerOptions) {
  const { kind, source, start, onError } = options;
  const playerRef = useRef<HTMLDivElement>(null);
  const playButtonRef = useRef<HTMLButtonElement>(null);
  const mediaRef = useRef<HTMLMediaElement>(null);
  const { playback, follow } = usePlayback();
  const control = useMediaControl(mediaRef);
  const { position: startAt, speed, playing } = start;
  const resume = useResume(mediaRef, { source, startAt, speed, playing });
  const watched = useWatched(mediaRef, options.watched);
  const holds = useHolds({ ...options, seen: watched.seen, startAt });
  const save = useSavePoints(mediaRef, resume.isPlaced, watched.played, options.onMoment);
  const subtitles = useSubtitles(source.subtitles);
  const sleep = useSleepTimer(mediaRef);
  const airPlay = useAirPlay(mediaRef);
  const fullScreen = useFullScreen(playerRef, mediaRef);
  useTrackModes(mediaRef, {
    shown: [subtitles.shown, subtitles.second],
    read: options.readTracks,
    byBrowser: useDrawnByBrowser(mediaRef),
  });

  usePlayerKeys(playerRef, {
    togglePlay: control.togglePlay,
    back: () => control.step(-1),
    forward: () => control.step(1),
    louder: () => control.stepVolume(1),
    quieter: () => control.stepVolume(-1),
    toggleMute: control.toggleMute,
    toggleSubtitles: subtitles.toggle,
    toggleFullScreen: fullScreen.toggle,
    note: () => options.onNote(Math.floor(playback.position)),
  });
  // So that the player's keys work after a click on the picture.
  const focusPlayer = () => playButtonRef.current?.focus({ preventScroll: true });

  const media = useMediaEvents(mediaRef, follow, {
    guard: holds.guard,
    place: resume.place,
    playing: options.onPlaying,
    step: (element) => {
      holds.follow(element);
      watched.note();
      sleep.look();
      save.whenDue();
    },
    stop: () => {
      watched.note();
      save.now();
    },
    press: () => {
      control.togglePlay();
      focusPlayer();
    },
    error: onError,
  });

  return {
    kind,
    source,
    playerRef,
    playButtonRef,
    mediaRef,
    /** Attributes of the media element. */
    media: { ...media, src: source.mediaUrl ?? undefined },
    playback,
    control,
    subtitles,
    sleep,
    seen: watched.seen,
    save: save.now,
    airPlay,
    fullScreen,
    focusPlayer,
  };
}
