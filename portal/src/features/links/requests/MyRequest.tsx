import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import styles from './MyRequest.module.css';
import { answerWords, statusLooks } from './request-words.ts';
import type { RequestsQuery } from './Requests.generated.ts';

export interface MyRequestProps {
  readonly request: RequestsQuery['myRequests'][number];
}

/** What a person asked for, how far it has got, and what the office answered. */
export function MyRequest({ request }: MyRequestProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const { status, reply, values } = request;
  return (
    <li className={styles.request}>
      <p className={styles.head}>
        <strong>{request.formTitle}</strong>
        <StatusChip tone={statusLooks[status].tone}>{t(statusLooks[status].name)}</StatusChip>
        <span className={styles.date}>
          {t('person.requests.sentOn', { date: formatDate(request.createdAt) })}
        </span>
      </p>
      {reply && (
        <p className={styles.reply}>
          <span className={styles.label}>{t('person.requests.reply')}</span>
          {reply}
        </p>
      )}
      <details>
        <summary>{t('person.requests.filledIn')}</summary>
        <dl className={styles.answers}>
          {values.map((answer) => (
            <div key={answer.fieldId}>
              <dt className={styles.label}>{answer.label}</dt>
              <dd className={styles.answer}>{answerWords(answer, t, formatDate)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
