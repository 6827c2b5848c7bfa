import { useFormat, useT } from '@lampstand/i18n/react';
import { fileSize } from '../../shared/fields/file-size.ts';
import styles from './LessonLanguages.module.css';
import type { LessonRecord } from './lessons.binding.ts';

export interface RecordingFactsProps {
  readonly recording: LessonRecord['media'][number];
}

/** How long a recording is and how large; and its sound alone, for people with slow lines. */
export function RecordingFacts({ recording }: RecordingFactsProps) {
  const t = useT();
  const { formatDuration, formatNumber } = useFormat();
  const { durationSeconds, fileName, mediaSize, audioUrl, audioSize } = recording;
  const sizeOf = (bytes: number) => {
    const { amount, options } = fileSize(bytes);
    return formatNumber(amount, options);
  };
  const length = durationSeconds === null ? '' : `${formatDuration(durationSeconds)}, `;
  return (
    <span className={styles.facts}>
      <span title={fileName}>{`${length}${sizeOf(mediaSize)}`}</span>
      {audioUrl !== null && (
        <a href={audioUrl}>
          {audioSize === null
            ? t('authoring.lesson.soundAlone')
            : t('authoring.lesson.soundAloneSize', { size: sizeOf(audioSize) })}
        </a>
      )}
    </span>
  );
}
