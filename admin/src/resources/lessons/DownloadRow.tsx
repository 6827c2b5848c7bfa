import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, chevronDownPath, IconButton } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { fileSize } from '../../shared/fields/file-size.ts';
import styles from './LessonFiles.module.css';
import type { LessonRecord } from './lessons.binding.ts';
import { RemoveFileButton } from './RemoveFileButton.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useFileChange } from './useFileChange.ts';

export interface DownloadRowProps {
  readonly download: LessonRecord['downloads'][number];
  /** From 0. */
  readonly place: number;
  readonly last: boolean;
}

/** A file that students can download, and what can be done with it. */
export function DownloadRow({ download, place, last }: DownloadRowProps) {
  const t = useT();
  const may = useMay();
  const { formatNumber } = useFormat();
  const { change, working } = useFileChange();
  const [renaming, setRenaming] = useState(false);
  const { id: downloadId, title, url } = download;
  const { amount, options } = fileSize(download.size);
  const move = (to: number) => {
    const nowhere = to < 0 || (last && to > place);
    if (!working && !nowhere) {
      void change({ change: 'moveDownload', downloadId, position: to + 1 });
    }
  };
  return (
    <li className={styles.file}>
      <span className={styles.words}>
        <a href={url}>{title}</a> ({formatNumber(amount, options)})
      </span>
      {may('edit', 'lessons') && (
        <>
          <IconButton
            className={styles.up}
            label={t('authoring.lesson.moveUp', { title })}
            icon={chevronDownPath}
            aria-disabled={place === 0}
            onClick={() => move(place - 1)}
          />
          <IconButton
            label={t('authoring.lesson.moveDown', { title })}
            icon={chevronDownPath}
            aria-disabled={last}
            onClick={() => move(place + 1)}
          />
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('common.edit')}: ${title}`}
            onClick={() => setRenaming(true)}
          >
            {t('common.edit')}
          </Button>
          <RemoveFileButton
            name={title}
            question={t('authoring.lesson.removeFile', { title })}
            change={{ change: 'removeDownload', downloadId }}
          />
          {renaming && <RenameDialog download={download} onClose={() => setRenaming(false)} />}
        </>
      )}
    </li>
  );
}
