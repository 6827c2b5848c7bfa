import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { UploadDropZone } from '@lampstand/upload';
import { useShowError } from '../../shared/form/useShowError.ts';
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
          action={(file) => <RemoveButton file={file} read={read} />}
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

interface RemoveButtonProps {
  readonly file: SubmissionRecord['feedbackFiles'][number];
  readonly read: () => Promise<unknown>;
}

function RemoveButton({ file, read }: RemoveButtonProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  async function remove() {
    setWorking(true);
    try {
      await dataProvider.delete('feedbackFiles', { id: file.id });
    } catch (error) {
      showError(error);
    }
    await read();
    setWorking(false);
    setAsking(false);
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${t('common.remove')}: ${file.fileName}`}
        onClick={() => setAsking(true)}
      >
        {t('common.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('resources.assignmentSubmissions.removeFile', { name: file.fileName })}
          message={t('common.areYouSure')}
          confirmLabel={t('common.remove')}
          danger
          loading={working}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
