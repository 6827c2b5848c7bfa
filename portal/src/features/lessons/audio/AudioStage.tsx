import { useEffect, useState, type RefObject } from 'react';
import { localeOf } from '@lampstand/i18n';
import { Icon } from '@lampstand/ui';
import styles from './AudioStage.module.css';
import { audioPath } from '../player/player-icons.ts';

export interface AudioStageProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  /** Locale of the subtitles that show. */
  readonly shown: string | null;
}

/** What there is to see of an audio recording: its subtitles, which browsers draw for video only. */
export function AudioStage({ media, shown }: AudioStageProps) {
  const text = useCueText(media, shown);
  return (
    <div className={styles.stage}>
      {shown === null ? (
        <Icon path={audioPath} size="large" />
      ) : (
        <p className={styles.cue} lang={localeOf(shown).bcp47}>
          {text}
        </p>
      )}
    </div>
  );
}

/** The words that are being spoken, from the track of the locale. */
function useCueText(media: RefObject<HTMLMediaElement | null>, shown: string | null): string {
  const [text, setText] = useState('');
  useEffect(
    function followCues() {
      const element = [...(media.current?.querySelectorAll('track') ?? [])].find(
        (candidate) => candidate.dataset['locale'] === shown,
      );
      if (!element) return undefined;
      const follow = () => setText(cueText(element.track));
      follow();
      element.track.addEventListener('cuechange', follow);
      return () => element.track.removeEventListener('cuechange', follow);
    },
    [media, shown],
  );
  return text;
}

function cueText({ activeCues }: TextTrack): string {
  return Array.from(activeCues ?? [], (cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  ).join('\n');
}
