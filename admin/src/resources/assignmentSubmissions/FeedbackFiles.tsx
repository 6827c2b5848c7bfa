import { useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { UploadDropZone } from '@lampstand/upload';
import { RemoveButton } from '../../shared/record/RemoveButton.tsx';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import styles from './SubmissionWork.module.css';
import { WorkFiles } from './WorkFiles.tsx';

export interface FeedbackFilesProps {
  readonly submission: SubmissionRecord;
  /** Reads the submission again. */
  readonly read: () => Promise<unknown>;
}

/** What comes back to the student with the feedback. */
export function FeedbackFiles({ submission, read }: FeedbackFilesProps) {
  const t = useT();
  return (
    <section>
      <h3 className={styles.part}>{t('resources.assignmentSubmissions.fields.feedbackFiles')}</h3>
      {submission.feedbackFiles.length > 0 && (
        <WorkFiles
          files={submission.feedbackFiles}
          action={(file) => <RemoveFile file={file} read={read} />}
        />
      )}
      <UploadDropZone
        itemType="FEEDBACK_FILE"
        itemId={submission.id}
        label={t('resources.assignmentSubmissions.addFeedbackFiles')}
        onCompleted={() => void read()}
      />
    </section>
  );
}

interface RemoveFileProps {
  readonly file: SubmissionRecord['feedbackFiles'][number];
  readonly read: () => Promise<unknown>;
}

function RemoveFile({ file, read }: RemoveFileProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  return (
    <RemoveButton
      name={file.fileName}
      question={t('resources.assignmentSubmissions.removeFile', { name: file.fileName })}
      onRemove={() => dataProvider.delete('feedbackFiles', { id: file.id })}
      read={read}
    />
  );
}
