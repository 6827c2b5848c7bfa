import { clockText } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { SecondsRange } from '../watched/watched.rules.ts';
import { CheckMarks } from '../checks/CheckMarks.tsx';
import { seenStripes } from '../watched/seen-stripes.ts';
import styles from './SeekBar.module.css';
import type { Playback } from './usePlayback.ts';

export interface SeekBarProps {
  readonly playback: Playback;
  /** What was seen of it, drawn along the bar. */
  readonly seen: readonly SecondsRange[];
  /** At which seconds something is asked, marked on the bar. */
  readonly asksAt: readonly number[];
  readonly onSeek: (seconds: number) => void;
}

/** Where the recording is, and the handle that moves it. */
export function SeekBar({ playback, seen, asksAt, onSeek }: SeekBarProps) {
  const t = useT();
  const { formatDuration } = useFormat();
  const { position, duration } = playback;
  const spoken = t('lesson.positionOf', {
    position: formatDuration(position),
    duration: formatDuration(duration),
  });
  return (
    <div className={styles.row}>
      <span className={styles.clock} aria-hidden="true">
        {clockText(position)}
      </span>
      <span className={styles.track} style={{ backgroundImage: seenStripes(seen, duration) }}>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={Math.max(duration, 1)}
          step="any"
          value={Math.min(position, duration)}
          disabled={duration === 0}
          aria-label={t('lesson.position')}
          aria-valuetext={spoken}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
        <CheckMarks at={asksAt} duration={duration} />
      </span>
      <span className={styles.clock} aria-hidden="true">
        {clockText(duration)}
      </span>
    </div>
  );
}
