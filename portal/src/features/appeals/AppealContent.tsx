import { appealEvent, appealKindNames } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { AppealStatusChip } from '../../shared/appeals/AppealStatusChip.tsx';
import type { AppealCaseFragment } from './AppealPage.generated.ts';
import styles from './Appeals.module.css';

const TO_THE_SECOND: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };

/** What the student says, what the readers say, and what happened. */
export function AppealContent({ appeal }: { readonly appeal: AppealCaseFragment }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <>
      <Card title={t(appealKindNames[appeal.subjectKind])}>
        <p className={styles.quiet}>
          {`${appeal.group.name} · ${formatDateTime(appeal.createdAt)}`}
        </p>
        <AppealStatusChip status={appeal.status} />
        <Words label={t('work.appeals.reason')} text={appeal.reason} />
        <Words
          label={t('work.appeals.opinion')}
          text={appeal.opinion}
          by={appeal.firstReaderName}
        />
        <Words label={t('work.appeals.answer')} text={appeal.answer} by={appeal.decidedByName} />
        {appeal.score !== null && (
          <p>{t('work.appeals.newScore', { score: appeal.score / 100 })}</p>
        )}
        {appeal.minutes !== null && <p>{t('work.appeals.newTime', { minutes: appeal.minutes })}</p>}
      </Card>
      <Card title={t('work.appeals.evidence')}>
        <Evidence events={appeal.evidence} />
      </Card>
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly text: string | null;
  readonly by?: string | null;
}

function Words({ label, text, by }: WordsProps) {
  if (text === null) return null;
  return (
    <div className={styles.words}>
      <strong>{by ? `${label} · ${by}` : label}</strong>
      <p>{text}</p>
    </div>
  );
}

function Evidence({ events }: { readonly events: AppealCaseFragment['evidence'] }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  if (events.length === 0) return <p>{t('work.appeals.noEvidence')}</p>;
  return (
    <ol className={styles.rows}>
      {events.map((event) => {
        const { at, kind } = event;
        const { name, more } = appealEvent(t, event);
        return (
          <li key={`${at} ${kind} ${more}`} className={styles.event}>
            <time dateTime={at}>{formatDateTime(at, TO_THE_SECOND)}</time>
            <span>{name}</span>
            <span className={styles.quiet}>{more}</span>
          </li>
        );
      })}
    </ol>
  );
}
