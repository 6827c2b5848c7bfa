import { useLooksThrough } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card, RichText } from '@lampstand/ui';
import { AppealPanel } from '../../shared/appeals/AppealPanel.tsx';
import { FileLines } from '../../shared/files/FileLines.tsx';
import type { Assignment } from './assignment-types.ts';
import { AssignmentFacts } from './AssignmentFacts.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { HandedInCard } from './HandedInCard.tsx';
import { WorkEditor } from './WorkEditor.tsx';

export interface AssignmentContentProps {
  readonly assignment: Assignment;
  /** Milliseconds. */
  readonly now: number;
  readonly onRefresh: () => void;
}

/** What came back first, then where it stands, what is to be done, and the student's own work. */
export function AssignmentContent({ assignment, now, onRefresh }: AssignmentContentProps) {
  const t = useT();
  const looksThrough = useLooksThrough();
  const { content, downloads, state, submission } = assignment;
  const files = downloads.map(({ title, ...file }) => ({ ...file, fileName: title }));
  return (
    <>
      {submission?.status === 'GRADED' && (
        <>
          <FeedbackCard submission={submission} kind={assignment.kind} />
          <AppealPanel subjectKind="SUBMISSION_GRADE" subjectId={submission._id} />
        </>
      )}
      <AssignmentFacts assignment={assignment} now={now} />
      <Card title={t('work.assignment.task')}>
        <RichText html={content} />
        <FileLines label={t('work.assignment.taskFiles')} files={files} />
      </Card>
      {state === 'OPEN' &&
        (looksThrough ? (
          <Alert severity="warning">{t('work.assignment.notInPerson')}</Alert>
        ) : (
          <WorkEditor assignment={assignment} onRefresh={onRefresh} />
        ))}
      {submission && submission.status !== 'DRAFT' && (
        <HandedInCard assignment={assignment} submission={submission} />
      )}
    </>
  );
}
