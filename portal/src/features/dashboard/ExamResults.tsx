import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import { ResultRow } from './ResultRow.tsx';
import styles from './Rows.module.css';

export interface ExamResultsProps {
  readonly results: DashboardDataQuery['dashboard']['recentExamResults'];
}

/** The five most recent results (specification §9), newest first, as the server sends them. */
export function ExamResults({ results }: ExamResultsProps) {
  const t = useT();
  return (
    <Card title={t('dashboard.resultsTitle')} flush={results.length > 0}>
      {results.length === 0 && <p className={styles.muted}>{t('dashboard.noResults')}</p>}
      <ul className={styles.rows}>
        {results.map((result) => (
          <ResultRow key={result._id} result={result} />
        ))}
      </ul>
    </Card>
  );
}
