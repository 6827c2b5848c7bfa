import { useFormat, useT } from '@lampstand/i18n/react';
import styles from './DueTime.module.css';

export interface DueTimeProps {
  readonly at: string;
  /** The campus's zone (IANA); its clock is told beside where it shows another time. */
  readonly zone: string | null;
}

const day: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};
const hour: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const look = { ...day, ...hour };

/** A moment on the clock of the reader and, where that differs, of the campus. */
export function DueTime({ at, zone }: DueTimeProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const own = formatDateTime(at, look);
  const there = zone === null ? {} : { timeZone: zone };
  // On the same day its hour says enough.
  const sameDay = formatDateTime(at, { ...day, ...there }) === formatDateTime(at, day);
  const campus = formatDateTime(at, { ...(sameDay ? hour : look), ...there });
  const differs = formatDateTime(at, { ...look, ...there }) !== own;
  return (
    <>
      <time dateTime={at}>{own}</time>
      {differs && (
        <span className={styles.campus}> {t('dashboard.atCampus', { time: campus })}</span>
      )}
    </>
  );
}
