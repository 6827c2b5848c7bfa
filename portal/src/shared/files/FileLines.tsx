import type { ReactNode } from 'react';
import { FileLine } from './FileLine.tsx';
import styles from './FileLine.module.css';

export interface ShownFile {
  readonly _id: string;
  readonly fileName: string;
  readonly url: string;
  readonly size: number;
  readonly contentType: string;
}

export interface FileLinesProps<File extends ShownFile> {
  /** Names the list to screen readers. */
  readonly label: string;
  readonly files: readonly File[];
  readonly actions?: ((file: File) => ReactNode) | undefined;
}

/** Files, one below the other; nothing where there are none. */
export function FileLines<File extends ShownFile>(props: FileLinesProps<File>) {
  const { label, files, actions } = props;
  if (files.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={label}>
      {files.map((file) => (
        <FileLine
          key={file._id}
          name={file.fileName}
          url={file.url}
          size={file.size}
          contentType={file.contentType}
          actions={actions?.(file)}
        />
      ))}
    </ul>
  );
}
