import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import type { SubmissionRow } from './assignment-submissions.binding.ts';
import { resultText } from './result-text.ts';

/** What a submission came to, or that it waits for a grade. */
export function StateChip({ submission }: { readonly submission: SubmissionRow }) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { status, score, completed } = submission;
  if (status !== 'GRADED') {
    return <StatusChip tone="info">{t('resources.assignmentSubmissions.toGrade')}</StatusChip>;
  }
  return (
    <StatusChip tone={completed === false ? 'warning' : 'success'}>
      {score === null ? resultText(submission, t) : formatPercent(score / 100)}
    </StatusChip>
  );
}
