import { Suspense } from 'react';
import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { closePath, IconButton, lazyWithRetry, Spinner, toast } from '@lampstand/ui';
import { errorText } from '../../../shared/error-text.ts';
import { FileLines } from '../../../shared/files/FileLines.tsx';
import {
  RemoveFeedbackFileDocument,
  type AssignmentSubmissionQuery,
} from './Submissions.generated.ts';

const UploadDropZone = lazyWithRetry(async () => ({
  default: (await import('@lampstand/upload')).UploadDropZone,
}));

export interface FeedbackFilesProps {
  readonly submission: AssignmentSubmissionQuery['assignmentSubmission'];
  /** A file has arrived. */
  readonly onChanged: () => void;
}

/** Files that go back to the student with the feedback. */
export function FeedbackFiles({ submission, onChanged }: FeedbackFilesProps) {
  const t = useT();
  const [remove, { loading }] = useMutation(RemoveFeedbackFileDocument);
  const carryOut = (fileId: string) =>
    remove({ variables: { _id: fileId } }).catch((error: unknown) =>
      toast.error(errorText(error, t)),
    );
  return (
    <>
      <FileLines
        label={t('work.assignment.feedbackFiles')}
        files={submission.feedbackFiles}
        actions={({ _id, fileName }) => (
          <IconButton
            label={t('work.assignment.removeFile', { name: fileName })}
            icon={closePath}
            disabled={loading}
            onClick={() => void carryOut(_id)}
          />
        )}
      />
      <Suspense fallback={<Spinner variant="small" />}>
        <UploadDropZone
          label={t('work.marking.dropFiles')}
          itemType="FEEDBACK_FILE"
          itemId={submission._id}
          onCompleted={onChanged}
        />
      </Suspense>
    </>
  );
}
