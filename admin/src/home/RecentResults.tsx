import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, EmptyState, StatusChip } from '@lampstand/ui';
import { RecordLink } from '../shared/fields/RecordLink.tsx';
import type { AdminHomeQuery } from './admin-home.generated.ts';
import styles from './home-rows.module.css';

export interface RecentResultsProps {
  readonly results: AdminHomeQuery['adminHome']['recentExamResults'];
}

/** The newest finished exams of the person's regions. */
export function RecentResults({ results }: RecentResultsProps) {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  return (
    <Card
      title={t('admin.home.recentResults')}
      actions={<Link to="/examResults">{t('admin.home.allResults')}</Link>}
    >
      {results.length === 0 ? (
        <EmptyState title={t('admin.home.noResults')} />
      ) : (
        <ul className={styles.list}>
          {results.map((result) => (
            <li key={result.id} className={styles.row}>
              <span className={styles.what}>
                <RecordLink resource="examResults" id={result.id}>
                  {result.student.fullName}
                </RecordLink>
                <span className={styles.muted}>
                  {`${result.course.code} · ${result.exam.title}`}
                </span>
              </span>
              <time className={styles.muted} dateTime={result.finishedAt}>
                {formatDateTime(result.finishedAt)}
              </time>
              <span className={styles.number}>{formatPercent(result.score / 100)}</span>
              <StatusChip tone={result.status === 'PASSED' ? 'success' : 'danger'}>
                {result.status === 'PASSED'
                  ? t('resources.examResults.statusPassed')
                  : t('resources.examResults.statusFailed')}
              </StatusChip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
