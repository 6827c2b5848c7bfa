import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import { PendingExamRow } from './PendingExamRow.tsx';
import styles from './Rows.module.css';

export interface PendingExamsProps {
  readonly exams: DashboardDataQuery['dashboard']['courses'][number]['exams'];
}

export function PendingExams({ exams }: PendingExamsProps) {
  const t = useT();
  return (
    <Card title={t('dashboard.pendingTitle')} flush={exams.length > 0}>
      {exams.length === 0 && <p className={styles.muted}>{t('dashboard.noPendingExams')}</p>}
      <ul className={styles.rows}>
        {exams.map((exam) => (
          <PendingExamRow key={exam._id} exam={exam} />
        ))}
      </ul>
    </Card>
  );
}
