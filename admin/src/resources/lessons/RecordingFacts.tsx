import { useFormat } from '@lampstand/i18n/react';
import { fileSize } from '../../shared/fields/file-size.ts';
import type { LessonRecord } from './lessons.binding.ts';

export interface RecordingFactsProps {
  readonly recording: LessonRecord['media'][number];
}

/** How long a recording is, and how large. */
export function RecordingFacts({ recording }: RecordingFactsProps) {
  const { formatDuration, formatNumber } = useFormat();
  const { durationSeconds, fileName, mediaSize } = recording;
  const { amount, options } = fileSize(mediaSize);
  const length = durationSeconds === null ? '' : `${formatDuration(durationSeconds)}, `;
  return <span title={fileName}>{`${length}${formatNumber(amount, options)}`}</span>;
}
