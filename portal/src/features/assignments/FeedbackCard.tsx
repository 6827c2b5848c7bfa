import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, RichText } from '@lampstand/ui';
import { FileLines } from '../../shared/files/FileLines.tsx';
import type { Assignment, Submission } from './assignment-types.ts';
import styles from './FeedbackCard.module.css';

export interface FeedbackCardProps {
  readonly submission: Submission;
  readonly kind: Assignment['kind'];
}

/** The grade, what was written about the work, files that came back, and the way to object. */
export function FeedbackCard({ submission, kind }: FeedbackCardProps) {
  const t = useT();
  const { formatDate, formatPercent } = useFormat();
  const { score, completed, feedback, feedbackFiles, gradedAt, gradedByName } = submission;
  const graded = kind === 'GRADED' && score !== null;
  const outcome = graded
    ? formatPercent(score / 100)
    : t(completed ? 'work.overview.complete' : 'work.overview.incomplete');
  return (
    <Card title={t('work.assignment.feedback')}>
      <p className={styles.grade}>{outcome}</p>
      {gradedAt && (
        <p className={styles.by}>
          {t('work.assignment.gradedBy', { name: gradedByName ?? '–', date: formatDate(gradedAt) })}
        </p>
      )}
      {feedback && <RichText html={feedback} />}
      <FileLines label={t('work.assignment.feedbackFiles')} files={feedbackFiles} />
    </Card>
  );
}
