import type { RefObject } from 'react';
import { Icon } from '@lampstand/ui';
import { audioPath } from '../player/player-icons.ts';
import { SubtitleLines } from '../subtitles/SubtitleLines.tsx';
import type { Subtitles } from '../subtitles/useSubtitles.ts';
import styles from './AudioStage.module.css';

export interface AudioStageProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly subtitles: Subtitles;
}

/** What there is to see of an audio recording: its subtitles. */
export function AudioStage({ media, subtitles }: AudioStageProps) {
  return (
    <div className={styles.stage}>
      {subtitles.shown === null && <Icon path={audioPath} size="large" />}
      <SubtitleLines media={media} subtitles={subtitles} />
    </div>
  );
}
