import { useRef, type SyntheticEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { classNames, Icon } from '@lampstand/ui';
import { AudioStage } from '../audio/AudioStage.tsx';
import styles from './MediaPlayer.module.css';
import { playPath } from './player-icons.ts';
import { PlayerBar } from './PlayerBar.tsx';
import type { MomentOfPlay } from '../progress/progress.rules.ts';
import { ResumeNotice } from '../progress/ResumeNotice.tsx';
import { TrackList } from '../subtitles/TrackList.tsx';
import { useAirPlay } from './useAirPlay.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useMediaControl } from './useMediaControl.ts';
import type { MediaSource } from './useMediaSource.ts';
import { usePlayback } from './usePlayback.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { useResume } from '../progress/useResume.ts';
import { useSavePoints } from '../progress/useSavePoints.ts';
import { useSubtitles, useTrackModes } from '../subtitles/useSubtitles.ts';

export interface MediaPlayerProps {
  readonly title: string;
  readonly kind: 'VIDEO' | 'AUDIO';
  readonly source: MediaSource;
  /** Seconds at which it begins. */
  readonly startAt: number;
  readonly startSpeed: number;
  /** Told at each moment that is worth saving. */
  readonly onMoment: (moment: MomentOfPlay) => void;
  readonly onSpeedChosen: (speed: number) => void;
  readonly onPlaying: () => void;
  /** The recording or its subtitles cannot be fetched: the address may have expired. */
  readonly onError: () => void;
}

/** A recording with its controls: pointer, touch, keys, subtitles, speed. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { title, kind, source, startAt, onError } = props;
  const t = useT();
  const playerRef = useRef<HTMLDivElement>(null);
  const playButtonRef = useRef<HTMLButtonElement>(null);
  const mediaRef = useRef<HTMLMediaElement>(null);
  const { playback, follow } = usePlayback();
  const control = useMediaControl(mediaRef);
  const resume = useResume(mediaRef, { source, startAt, speed: props.startSpeed });
  const save = useSavePoints(mediaRef, resume.isPlaced, props.onMoment);
  const subtitles = useSubtitles(source.subtitles);
  const airPlay = useAirPlay(mediaRef);
  const fullScreen = useFullScreen(playerRef, mediaRef);
  useTrackModes(mediaRef, subtitles.shown, kind === 'VIDEO' ? 'showing' : 'hidden');

  usePlayerKeys(playerRef, {
    togglePlay: control.togglePlay,
    back: () => control.step(-1),
    forward: () => control.step(1),
    louder: () => control.stepVolume(1),
    quieter: () => control.stepVolume(-1),
    toggleMute: control.toggleMute,
    toggleSubtitles: subtitles.toggle,
    toggleFullScreen: fullScreen.toggle,
  });
  // So that the player's keys work after a click on the picture.
  const focusPlayer = () => playButtonRef.current?.focus({ preventScroll: true });
  const press = () => {
    control.togglePlay();
    focusPlayer();
  };

  const and = (act: () => void) => (event: SyntheticEvent<HTMLMediaElement>) => {
    follow(event);
    act();
  };
  // Audio in its own element goes on playing while a phone is locked.
  const Media = kind === 'VIDEO' ? 'video' : 'audio';
  const media = {
    ref: (element: HTMLMediaElement | null) => {
      mediaRef.current = element;
    },
    src: source.mediaUrl ?? undefined,
    preload: 'metadata',
    playsInline: true,
    className: kind === 'VIDEO' ? styles.video : undefined,
    onClick: press,
    onDurationChange: follow,
    onPlay: follow,
    onWaiting: follow,
    onCanPlay: follow,
    onSeeking: follow,
    onVolumeChange: follow,
    onRateChange: follow,
    onLoadedMetadata: and(resume.place),
    onPlaying: and(props.onPlaying),
    onTimeUpdate: and(save.whenDue),
    onPause: and(save.now),
    onEnded: and(save.now),
    onError,
    children: <TrackList subtitles={source.subtitles} onError={onError} />,
  };

  return (
    <div
      ref={playerRef}
      className={classNames(styles.player, styles[subtitles.size])}
      role="group"
      aria-label={t('lesson.recording', { title })}
    >
      {kind === 'AUDIO' && <AudioStage media={mediaRef} shown={subtitles.shown} />}
      <div className={styles.stage}>
        <Media {...media} />
        {kind === 'VIDEO' && !playback.playing && (
          <span className={styles.invitation}>
            <Icon path={playPath} size="large" />
          </span>
        )}
      </div>
      <ResumeNotice
        startedAt={startAt}
        position={playback.position}
        onFromBeginning={() => {
          control.seek(0);
          focusPlayer();
        }}
      />
      <PlayerBar
        playButtonRef={playButtonRef}
        mediaRef={mediaRef}
        playback={playback}
        control={control}
        onSpeed={(speed) => {
          control.setSpeed(speed);
          props.onSpeedChosen(speed);
          save.now();
        }}
        subtitles={subtitles}
        airPlay={airPlay}
        fullScreen={kind === 'VIDEO' ? fullScreen : undefined}
      />
    </div>
  );
}
