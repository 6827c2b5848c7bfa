import { useFormat, useT } from '@lampstand/i18n/react';
import styles from './DueTime.module.css';

export interface DueTimeProps {
  readonly at: string;
  /** The campus's zone (IANA); its clock is told beside where it shows another time. */
  readonly zone: string | null;
}

const look: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** A moment on the clock of the reader and, where that differs, of the campus. */
export function DueTime({ at, zone }: DueTimeProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const own = formatDateTime(at, look);
  const campus = zone === null ? own : formatDateTime(at, { ...look, timeZone: zone });
  return (
    <>
      <time dateTime={at}>{own}</time>
      {campus !== own && (
        <span className={styles.campus}> {t('dashboard.atCampus', { time: campus })}</span>
      )}
    </>
  );
}
