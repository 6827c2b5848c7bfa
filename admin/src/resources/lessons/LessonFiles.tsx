import { useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { UploadDropZone } from '@lampstand/upload';
import { useMay } from '../../auth/useMay.ts';
import { DownloadRow } from './DownloadRow.tsx';
import styles from './LessonFiles.module.css';
import type { LessonRecord } from './lessons.binding.ts';

/** What students can download, in its order; more is dropped here. */
export function LessonFiles({ lesson }: { readonly lesson: LessonRecord }) {
  const t = useT();
  const may = useMay();
  const refresh = useRefresh();
  const { downloads, id } = lesson;
  return (
    <Card title={t('fields.downloads')}>
      {downloads.length === 0 ? (
        <p>{t('common.none')}</p>
      ) : (
        <ol className={styles.files}>
          {downloads.map((download, place) => (
            <DownloadRow
              key={download.id}
              download={download}
              place={place}
              last={place === downloads.length - 1}
            />
          ))}
        </ol>
      )}
      {may('edit', 'lessons') && (
        <UploadDropZone
          itemType="LESSON_DOWNLOAD"
          itemId={id}
          label={t('authoring.lesson.addDownloads')}
          onCompleted={refresh}
        />
      )}
    </Card>
  );
}
