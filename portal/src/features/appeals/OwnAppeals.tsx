import { appealKindNames } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';
import { AppealStatusChip } from '../../shared/appeals/AppealStatusChip.tsx';
import styles from './Appeals.module.css';
import type { AppealsPageQuery } from './AppealsPage.generated.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

type OwnAppeal = AppealsPageQuery['myAppeals'][number];

/** What the person appealed against, and what was answered. */
export function OwnAppeals({ appeals }: { readonly appeals: readonly OwnAppeal[] }) {
  const t = useT();
  return (
    <Card title={t('work.appeals.mine')}>
      {appeals.length === 0 ? (
        <EmptyState title={t('work.appeals.none')}>{t('work.appeals.noneHint')}</EmptyState>
      ) : (
        <ul className={styles.rows}>
          {appeals.map((appeal) => (
            <li key={appeal._id} className={styles.case}>
              <OwnCase appeal={appeal} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OwnCase({ appeal }: { readonly appeal: OwnAppeal }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { status, title, subjectKind, createdAt, reason, answer, minutes, score } = appeal;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.quiet}>
        {`${t(appealKindNames[subjectKind])} · ${formatDateTime(createdAt)}`}
      </p>
      <AppealStatusChip status={status} />
      <p className={styles.words}>{reason}</p>
      {answer !== null && (
        <p className={styles.words}>
          <strong>{t('work.appeals.answer')}</strong> {answer}
        </p>
      )}
      {minutes !== null && <p>{t('work.appeals.newTime', { minutes })}</p>}
      {score !== null && <p>{t('work.appeals.newScore', { score: score / 100 })}</p>}
      {(status === 'OPEN' || status === 'SECOND_READING') && <WithdrawButton appeal={appeal} />}
    </>
  );
}
