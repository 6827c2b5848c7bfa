import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import styles from './ResumeNotice.module.css';

export interface ResumeNoticeProps {
  /** Seconds at which the recording began; 0 when it began at its beginning. */
  readonly startedAt: number;
  readonly position: number;
  readonly onFromBeginning: () => void;
}

/** Played on for this long, nobody wants to begin anew. */
const noticeSeconds = 15;

/** Says that the recording goes on where it was left, and offers its beginning. */
export function ResumeNotice({ startedAt, position, onFromBeginning }: ResumeNoticeProps) {
  const t = useT();
  const { formatDuration } = useFormat();
  if (startedAt === 0 || position < startedAt || position > startedAt + noticeSeconds) return null;
  return (
    <div className={styles.notice}>
      <span>{t('lesson.resumedAt', { time: formatDuration(startedAt) })}</span>
      <Button variant="text" size="small" onClick={onFromBeginning}>
        {t('lesson.fromBeginning')}
      </Button>
    </div>
  );
}
