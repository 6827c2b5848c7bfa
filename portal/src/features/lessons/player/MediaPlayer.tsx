import { Suspense, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Icon, lazyWithRetry } from '@lampstand/ui';
import { AudioStage } from '../audio/AudioStage.tsx';
import { CheckPanel } from '../checks/CheckPanel.tsx';
import { shownCheck } from '../checks/checks.rules.ts';
import type { LessonChecks } from '../checks/useLessonChecks.ts';
import { ResumeNotice } from '../progress/ResumeNotice.tsx';
import { SubtitleLines } from '../subtitles/SubtitleLines.tsx';
import { TrackList } from '../subtitles/TrackList.tsx';
import styles from './MediaPlayer.module.css';
import { playPath } from './player-icons.ts';
import { PlayerBar } from './PlayerBar.tsx';
import type { Player } from './usePlayer.ts';

const SubtitleStyleDialog = lazyWithRetry(async () => ({
  default: (await import('../subtitles/SubtitleStyleDialog.tsx')).SubtitleStyleDialog,
}));

export interface MediaPlayerProps {
  readonly title: string;
  readonly player: Player;
  /** What the recording stops for. */
  readonly checks: LessonChecks;
  /** Seconds at which it went on by itself; 0 when it began at its beginning. */
  readonly resumedAt: number;
  readonly onSpeed: (speed: number) => void;
}

/** A recording with its controls: pointer, touch, keys, subtitles, speed. */
export function MediaPlayer({ title, player, checks, resumedAt, onSpeed }: MediaPlayerProps) {
  const t = useT();
  const [styling, setStyling] = useState(false);
  const { kind, source, playback, control, subtitles, fullScreen, mediaRef, playerRef } = player;
  const { media, focusPlayer } = player;
  const check = shownCheck(checks, playback);
  const isVideo = kind === 'VIDEO';
  // Audio in its own element goes on playing while a phone is locked.
  const Media = isVideo ? 'video' : 'audio';
  return (
    <div
      ref={playerRef}
      className={styles.player}
      role="group"
      aria-label={t('lesson.recording', { title })}
    >
      {check && (
        <CheckPanel
          key={`${check._id} ${checks.done ? 'done' : 'open'}`}
          check={check}
          checks={checks}
          player={player}
        />
      )}
      {!isVideo && !check && <AudioStage media={mediaRef} subtitles={subtitles} />}
      <div className={styles.stage} hidden={check !== undefined}>
        <Media {...media} className={isVideo ? styles.video : undefined}>
          <TrackList subtitles={source.subtitles} onError={media.onError} />
        </Media>
        {isVideo && !playback.playing && (
          <span className={styles.invitation}>
            <Icon path={playPath} size="large" />
          </span>
        )}
        {isVideo && <SubtitleLines media={mediaRef} subtitles={subtitles} />}
      </div>
      <ResumeNotice
        startedAt={resumedAt}
        position={playback.position}
        onFromBeginning={() => {
          control.seek(0);
          focusPlayer();
        }}
      />
      <PlayerBar
        player={player}
        asksAt={checks.open.map(({ atSeconds }) => atSeconds)}
        onSpeed={onSpeed}
        onStyle={() => {
          // A dialog stands over the page, which a full screen hides.
          if (fullScreen.active) fullScreen.toggle();
          setStyling(true);
        }}
      />
      {styling && (
        <Suspense>
          <SubtitleStyleDialog
            look={subtitles.style}
            onChange={subtitles.restyle}
            onClose={() => setStyling(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
