import { useState, type ReactNode } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { fileSize } from '../../shared/fields/file-size.ts';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import { FilePreview, isShown } from './FilePreview.tsx';
import styles from './SubmissionWork.module.css';

type WorkFile = SubmissionRecord['files'][number];

export interface WorkFilesProps {
  readonly files: readonly WorkFile[];
  /** What can be done with a file besides looking at it. */
  readonly action?: (file: WorkFile) => ReactNode;
}

/** Files, each to be saved; pictures, sounds, films and plain texts also to be looked at here. */
export function WorkFiles({ files, action }: WorkFilesProps) {
  const t = useT();
  if (files.length === 0) return <p>{t('resources.assignmentSubmissions.noFiles')}</p>;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <WorkFileRow key={file.id} file={file}>
          {action?.(file)}
        </WorkFileRow>
      ))}
    </ul>
  );
}

function WorkFileRow({
  file,
  children,
}: {
  readonly file: WorkFile;
  readonly children: ReactNode;
}) {
  const t = useT();
  const { formatNumber } = useFormat();
  const [open, setOpen] = useState(false);
  const { amount, options } = fileSize(file.size);
  return (
    <li className={styles.file}>
      <span className={styles.fileName}>
        <a href={file.url}>{file.fileName}</a> ({formatNumber(amount, options)})
      </span>
      {isShown(file) && (
        <Button size="small" variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open
            ? t('common.close')
            : t('resources.assignmentSubmissions.preview', { name: file.fileName })}
        </Button>
      )}
      {children}
      {open && <FilePreview file={file} />}
    </li>
  );
}
