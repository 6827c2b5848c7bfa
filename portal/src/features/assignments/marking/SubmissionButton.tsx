import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { MarkingRow } from '../../../shared/marking/MarkingRow.tsx';
import type { AssignmentSubmissionsQuery } from './Submissions.generated.ts';

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
    <MarkingRow
      who={student.fullName}
      facts={`${group.name} · ${formatDateTime(submittedAt)}`}
      open={open}
      onOpen={onOpen}
    >
      {late && <StatusChip tone="warning">{t('work.overview.late')}</StatusChip>}
      {status === 'GRADED' ? (
        <StatusChip tone="success">{grade}</StatusChip>
      ) : (
        <StatusChip tone="info">{t('work.overview.marking')}</StatusChip>
      )}
    </MarkingRow>
  );
}
