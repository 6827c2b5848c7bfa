import { useT } from '@lampstand/i18n/react';
import { Alert, Card, DataState } from '@lampstand/ui';
import { DueTime } from '../../../shared/deadlines/DueTime.tsx';
import { FileLines } from '../../../shared/files/FileLines.tsx';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import { GradeForm } from './GradeForm.tsx';
import {
  AssignmentSubmissionDocument,
  type AssignmentSubmissionQuery,
} from './Submissions.generated.ts';
import styles from './Submissions.module.css';

export interface SubmissionPanelProps {
  readonly submissionId: string;
  /** Opens the one after it. */
  readonly onNext: () => void;
}

/** One submission: what was handed in, and the form to grade it. */
export function SubmissionPanel({ submissionId, onNext }: SubmissionPanelProps) {
  const screen = useScreenQuery(AssignmentSubmissionDocument, {
    variables: { _id: submissionId },
    fetchPolicy: 'network-only',
  });
  return (
    <DataState {...screen}>
      {({ assignmentSubmission }) => (
        <>
          <Work submission={assignmentSubmission} />
          <Grading submission={assignmentSubmission} onNext={onNext} onRefresh={screen.onRetry} />
        </>
      )}
    </DataState>
  );
}

interface WorkProps {
  readonly submission: AssignmentSubmissionQuery['assignmentSubmission'];
}

function Work({ submission }: WorkProps) {
  const t = useT();
  const { student, text, files, lateReason, late, submittedAt, zone } = submission;
  return (
    <Card title={student.fullName}>
      <p className={styles.facts}>
        {`${t('work.assignment.handedInAt')}: `}
        <DueTime at={submittedAt} zone={zone} />
      </p>
      {late && (
        <Alert severity="warning" title={t('work.overview.late')}>
          {lateReason ?? ''}
        </Alert>
      )}
      {text === '' && files.length === 0 && <p>{t('work.marking.empty')}</p>}
      {text !== '' && <div className={styles.text}>{text}</div>}
      {files.map(
        ({ _id, previewUrl, contentType, fileName }) =>
          previewUrl &&
          contentType.startsWith('image/') && (
            <img key={_id} className={styles.picture} src={previewUrl} alt={fileName} />
          ),
      )}
      <FileLines label={t('work.assignment.files')} files={files} />
    </Card>
  );
}

interface GradingProps extends WorkProps {
  readonly onNext: () => void;
  readonly onRefresh: () => void;
}

function Grading({ submission, onNext, onRefresh }: GradingProps) {
  const t = useT();
  if (submission.own) return <Alert>{t('work.marking.own')}</Alert>;
  return (
    <Card title={t('work.marking.grade')}>
      {/* A file that comes back changes the version, too: what is typed must stay. */}
      <GradeForm key={submission.gradedAt ?? ''} submission={submission} onNext={onNext} />
      <FeedbackFiles submission={submission} onChanged={onRefresh} />
    </Card>
  );
}
