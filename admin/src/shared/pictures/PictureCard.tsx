import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { UploadButton, type UploadItemType } from '@lampstand/upload';
import { RemoveButton } from '../record/RemoveButton.tsx';
import { pictureFiles } from '../uploads/accepted-files.ts';
import styles from './PictureCard.module.css';

export interface PictureCardProps {
  readonly itemType: UploadItemType;
  readonly itemId: string;
  /** Whom or what the picture shows. */
  readonly name: string;
  readonly url: string | null;
  /** Whose deletion takes the picture away. */
  readonly resource: string;
  readonly editable: boolean;
}

/** The picture of a record, and the way to another one or to none. */
export function PictureCard(props: PictureCardProps) {
  const { itemType, itemId, name, url, editable } = props;
  const t = useT();
  const refresh = useRefresh();
  return (
    <Card title={t('admin.pictures.title')}>
      {url === null ? (
        <p>{t('admin.pictures.none')}</p>
      ) : (
        <img className={styles.picture} src={url} alt={name} />
      )}
      {editable && (
        <div className={styles.buttons}>
          <UploadButton
            itemType={itemType}
            itemId={itemId}
            accept={pictureFiles}
            size="small"
            onCompleted={refresh}
          >
            {t('admin.pictures.upload')}
          </UploadButton>
          {url !== null && <RemovePicture {...props} />}
        </div>
      )}
    </Card>
  );
}

function RemovePicture({ itemId, resource }: PictureCardProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  return (
    <RemoveButton
      question={t('admin.pictures.removeTitle')}
      onRemove={async () => {
        await dataProvider.delete(resource, { id: itemId });
        notify('admin.pictures.removed', { type: 'success' });
      }}
      read={refresh}
    />
  );
}
