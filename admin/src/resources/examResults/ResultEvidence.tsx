import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { detailLabels, eventNames } from './event-names.ts';
import type { ExamResultEvidenceFragment } from './exam-results.generated.ts';
import styles from './ResultEvidence.module.css';

export interface ResultEvidenceProps {
  readonly result: Pick<ExamResultEvidenceFragment, 'events' | 'explanation'>;
}

/** By which steps the score came about, and what happened while the exam was sat. */
export function ResultEvidence({ result: { events, explanation } }: ResultEvidenceProps) {
  const t = useT();
  return (
    <>
      {explanation.length > 0 && (
        <Card title={t('authoring.marking.explanation')}>
          <ol className={styles.steps}>
            {explanation.map(({ text, value }) => (
              <li key={text} className={styles.step}>
                <span>{text}</span>
                <strong>{value}</strong>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {events.length > 0 && (
        <Card title={t('authoring.marking.evidence')}>
          <ol className={styles.events}>
            {events.map((event) => (
              <li key={event.id} className={styles.event}>
                <Event event={event} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

function Event({ event }: { readonly event: ResultEvidenceProps['result']['events'][number] }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { at, kind, details, byName } = event;
  const told = details.flatMap(({ name, value }) => {
    const label = detailLabels[name];
    return label === undefined ? [] : [`${t.dynamic(label)}: ${value}`];
  });
  return (
    <>
      <time dateTime={at} className={styles.time}>
        {formatDateTime(at, { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>
      <span>
        {t(eventNames[kind])}
        {byName && ` · ${byName}`}
        {told.length > 0 && <span className={styles.detail}>{told.join(' · ')}</span>}
      </span>
    </>
  );
}
