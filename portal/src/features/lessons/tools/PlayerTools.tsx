import { useT } from '@lampstand/i18n/react';
import { Button, documentPath } from '@lampstand/ui';
import { audioPath } from '../player/player-icons.ts';
import type { Player } from '../player/usePlayer.ts';
import type { PlayerMode } from '../player/usePlayerMode.ts';
import styles from './PlayerTools.module.css';
import { SleepMenu } from './SleepMenu.tsx';

export interface PlayerToolsProps {
  /** There is a picture that can be left away. */
  readonly hasPicture: boolean;
  readonly player: Player;
  readonly mode: PlayerMode;
}

/** What can be laid beside the recording, and other ways to play it. */
export function PlayerTools({ hasPicture, player, mode }: PlayerToolsProps) {
  const t = useT();
  const { playback, subtitles, sleep } = player;
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
      {hasPicture && (
        <Button
          variant={mode.soundOnly ? 'secondary' : 'text'}
          size="small"
          icon={audioPath}
          aria-pressed={mode.soundOnly}
          onClick={() => {
            const { position, speed, playing } = playback;
            mode.switchSound({ position, speed, playing });
          }}
        >
          {t('learning.player.soundOnly')}
        </Button>
      )}
      <SleepMenu timer={sleep} />
    </div>
  );
}
