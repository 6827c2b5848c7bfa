import { Suspense, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { closePath, IconButton, lazyWithRetry, Spinner, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { FileLines } from '../../shared/files/FileLines.tsx';
import type { Submission } from './assignment-types.ts';
import { RemoveSubmissionFileDocument } from './AssignmentPage.generated.ts';
import styles from './WorkEditor.module.css';

const UploadDropZone = lazyWithRetry(async () => ({
  default: (await import('@lampstand/upload')).UploadDropZone,
}));

export interface WorkFilesProps {
  readonly submissionId: string;
  readonly files: Submission['files'];
  readonly maxFiles: number;
  /** Makes sure that the server knows the draft. */
  readonly before: () => Promise<void>;
  /** A file has arrived. */
  readonly onChanged: () => void;
}

/** The files of a draft: those that are there, and the place for more. Progress is in the dock. */
export function WorkFiles(props: WorkFilesProps) {
  const { submissionId, files, maxFiles, before, onChanged } = props;
  const t = useT();
  const full = files.length >= maxFiles;
  return (
    <div className={styles.files}>
      <FileLines
        label={t('work.assignment.files')}
        files={files}
        actions={(file) => <RemoveFile file={file} />}
      />
      <Suspense fallback={<Spinner variant="small" />}>
        <UploadDropZone
          label={t('work.assignment.dropFiles')}
          hint={t('work.assignment.fileLimit', { count: files.length, limit: maxFiles })}
          itemType="SUBMISSION_FILE"
          itemId={submissionId}
          disabled={full}
          before={before}
          onCompleted={onChanged}
        />
      </Suspense>
    </div>
  );
}

function RemoveFile({ file }: { readonly file: Submission['files'][number] }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [remove] = useMutation(RemoveSubmissionFileDocument, { variables: { _id: file._id } });
  const carryOut = async () => {
    setBusy(true);
    try {
      await remove();
    } catch (error) {
      setBusy(false);
      toast.error(errorText(error, t));
    }
  };
  return (
    <IconButton
      label={t('work.assignment.removeFile', { name: file.fileName })}
      icon={closePath}
      disabled={busy}
      onClick={() => void carryOut()}
    />
  );
}
