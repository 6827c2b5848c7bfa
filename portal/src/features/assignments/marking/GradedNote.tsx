import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import type { AssignmentSubmissionQuery } from './Submissions.generated.ts';

export interface GradedNoteProps {
  readonly submission: AssignmentSubmissionQuery['assignmentSubmission'];
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** Says of graded work by whom and when, and takes the grade back. */
export function GradedNote({ submission, busy, onUndo }: GradedNoteProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const { gradedAt, gradedByName } = submission;
  if (!gradedAt) return null;
  const undo = (
    <Button variant="outlined" size="small" loading={busy} onClick={onUndo}>
      {t('work.marking.undo')}
    </Button>
  );
  return (
    <Alert severity="success" actions={undo}>
      {t('work.assignment.gradedBy', { name: gradedByName ?? '–', date: formatDate(gradedAt) })}
    </Alert>
  );
}
