import { useFormat, useT } from '@lampstand/i18n/react';
import { classNames, StatusChip } from '@lampstand/ui';
import type { AssignmentSubmissionsQuery } from './Submissions.generated.ts';
import styles from './Submissions.module.css';

export interface SubmissionButtonProps {
  readonly item: AssignmentSubmissionsQuery['assignmentSubmissions']['items'][number];
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** One submission of the list: whose, since when, and what it was graded. */
export function SubmissionButton({ item, open, onOpen }: SubmissionButtonProps) {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  const { student, group, submittedAt, late, status, score, completed } = item;
  const grade =
    score === null
      ? t(completed ? 'work.overview.complete' : 'work.overview.incomplete')
      : formatPercent(score / 100);
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.item, open && styles.open)}
        aria-current={open || undefined}
        onClick={onOpen}
      >
        <span className={styles.who}>{student.fullName}</span>
        <span className={styles.facts}>{`${group.name} · ${formatDateTime(submittedAt)}`}</span>
        <span className={styles.chips}>
          {late && <StatusChip tone="warning">{t('work.overview.late')}</StatusChip>}
          {status === 'GRADED' ? (
            <StatusChip tone="success">{grade}</StatusChip>
          ) : (
            <StatusChip tone="info">{t('work.overview.marking')}</StatusChip>
          )}
        </span>
      </button>
    </li>
  );
}
