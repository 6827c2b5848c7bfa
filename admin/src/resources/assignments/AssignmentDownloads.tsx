import { useDataProvider, useRefresh } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { UploadDropZone } from '@lampstand/upload';
import { useMay } from '../../auth/useMay.ts';
import { fileSize } from '../../shared/fields/file-size.ts';
import { RemoveButton } from '../../shared/record/RemoveButton.tsx';
import type { AssignmentRecord } from './assignment-form.ts';
import styles from './AssignmentParts.module.css';

/** What students can download; more is dropped here. */
export function AssignmentDownloads({ assignment }: { readonly assignment: AssignmentRecord }) {
  const t = useT();
  const may = useMay();
  const refresh = useRefresh();
  const { downloads, id } = assignment;
  return (
    <Card title={t('fields.downloads')}>
      {downloads.length === 0 ? (
        <p>{t('common.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {downloads.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </ul>
      )}
      {may('edit', 'assignments') && (
        <UploadDropZone
          itemType="ASSIGNMENT_DOWNLOAD"
          itemId={id}
          label={t('resources.assignments.addDownloads')}
          onCompleted={refresh}
        />
      )}
    </Card>
  );
}

function DownloadRow({ download }: { readonly download: AssignmentRecord['downloads'][number] }) {
  const t = useT();
  const may = useMay();
  const { formatNumber } = useFormat();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { amount, options } = fileSize(download.size);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <a href={download.url}>{download.title}</a> ({formatNumber(amount, options)})
      </span>
      {may('edit', 'assignments') && (
        <RemoveButton
          name={download.title}
          question={t('resources.assignments.removeDownload', { title: download.title })}
          onRemove={() => dataProvider.delete('assignmentDownloads', { id: download.id })}
          read={refresh}
        />
      )}
    </li>
  );
}
