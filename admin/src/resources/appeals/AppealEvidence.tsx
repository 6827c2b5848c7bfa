import { useFormat, useT } from '@lampstand/i18n/react';
import { eventNames } from './appeal-names.ts';
import type { AppealRecordFragment } from './appeals.generated.ts';
import styles from './AppealEvidence.module.css';

export interface AppealEvidenceProps {
  readonly evidence: AppealRecordFragment['evidence'];
}

const TO_THE_SECOND: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };

/** What happened in an attempt, to the second. */
export function AppealEvidence({ evidence }: AppealEvidenceProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  if (evidence.length === 0) return <p>{t('resources.appeals.noEvidence')}</p>;
  return (
    <ol className={styles.events}>
      {evidence.map(({ at, kind, byName, detail }) => {
        const name = eventNames[kind];
        const more = [byName, ...detail.map((each) => `${each.name}: ${each.value}`)];
        return (
          <li key={[at, kind, ...more].join(' ')} className={styles.event}>
            <time dateTime={at}>{formatDateTime(at, TO_THE_SECOND)}</time>
            <span>{name ? t.dynamic(name, {}) : kind}</span>
            <span className={styles.detail}>{more.filter(Boolean).join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
