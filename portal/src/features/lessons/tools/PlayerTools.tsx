import { useT } from '@lampstand/i18n/react';
import { Button, documentPath } from '@lampstand/ui';
import { notesPath } from '../player/player-icons.ts';
import { recordingIn } from '../player/recording.rules.ts';
import type { MediaSource } from '../player/useMediaSource.ts';
import type { Player } from '../player/usePlayer.ts';
import type { PlayerMode } from '../player/usePlayerMode.ts';
import styles from './PlayerTools.module.css';
import { RecordingMenu } from './RecordingMenu.tsx';
import { SleepMenu } from './SleepMenu.tsx';
import { SoundOnlyButton } from './SoundOnlyButton.tsx';

export interface PlayerToolsProps {
  /** There is a picture that can be left away. */
  readonly hasPicture: boolean;
  /** Every recording of the lesson. */
  readonly opened: MediaSource;
  readonly player: Player;
  readonly mode: PlayerMode;
}

/** What can be laid beside the recording, and other ways to play it. */
export function PlayerTools({ hasPicture, opened, player, mode }: PlayerToolsProps) {
  const t = useT();
  const { playback, subtitles, sleep } = player;
  const { position, speed, playing } = playback;
  const played = recordingIn(opened, mode.recording);
  return (
    <div className={styles.tools} role="group" aria-label={t('learning.player.tools')}>
      {subtitles.offered.length > 0 && (
        <Button
          variant="text"
          size="small"
          icon={documentPath}
          aria-expanded={mode.panel === 'transcript'}
          onClick={() => mode.togglePanel('transcript')}
        >
          {t('learning.player.transcript')}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        icon={notesPath}
        aria-expanded={mode.panel === 'notes'}
        onClick={() => mode.togglePanel('notes')}
      >
        {t('learning.notes.notes')}
      </Button>
      {hasPicture && (
        <SoundOnlyButton
          pressed={mode.soundOnly}
          bytes={played?.audioSize ?? null}
          onPress={() => mode.change({ position, speed, playing }, { soundOnly: !mode.soundOnly })}
        />
      )}
      {played && opened.media.length > 1 && (
        <RecordingMenu
          recordings={opened.media}
          played={played}
          onChoose={(recording) => mode.change({ position, speed, playing }, { recording })}
        />
      )}
      <SleepMenu timer={sleep} />
    </div>
  );
}
