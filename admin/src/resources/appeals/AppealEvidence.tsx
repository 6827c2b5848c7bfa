import { appealEvent } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { AppealRecordFragment } from './appeals.generated.ts';
import styles from './AppealEvidence.module.css';

export interface AppealEvidenceProps {
  readonly evidence: AppealRecordFragment['evidence'];
}

const TO_THE_SECOND: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };

/** What happened, to the second. */
export function AppealEvidence({ evidence }: AppealEvidenceProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  if (evidence.length === 0) return <p>{t('work.appeals.noEvidence')}</p>;
  return (
    <ol className={styles.events}>
      {evidence.map((event) => {
        const { at, kind } = event;
        const { name, more } = appealEvent(t, event);
        return (
          <li key={`${at} ${kind} ${more}`} className={styles.event}>
            <time dateTime={at}>{formatDateTime(at, TO_THE_SECOND)}</time>
            <span>{name}</span>
            <span className={styles.detail}>{more}</span>
          </li>
        );
      })}
    </ol>
  );
}
