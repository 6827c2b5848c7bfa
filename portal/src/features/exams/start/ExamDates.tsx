import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { DueTime } from '../../../shared/deadlines/DueTime.tsx';
import { ExamDates_ExamFragmentDoc, type ExamDates_ExamFragment } from './ExamDates.generated.ts';
import styles from './ExamDates.module.css';

export interface ExamDatesProps {
  readonly exam: FragmentType<ExamDates_ExamFragment>;
}

/** When an exam opens, is due and closes, on the student's clock and the campus's. */
export function ExamDates({ exam }: ExamDatesProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: ExamDates_ExamFragmentDoc, from: exam });
  if (!complete) return null;
  const dates = [
    { name: t('learning.exam.opens'), at: data.opensAt },
    { name: t('learning.exam.deadline'), at: data.deadline },
    { name: t('learning.exam.closes'), at: data.closesAt },
  ].filter(({ at }) => at !== null);
  if (dates.length === 0) return null;
  return (
    <Card title={t('learning.exam.dates')}>
      <dl className={styles.dates}>
        {dates.map(({ name, at }) => (
          <div key={name} className={styles.date}>
            <dt>{name}</dt>
            <dd>{at !== null && <DueTime at={at} zone={data.zone} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
