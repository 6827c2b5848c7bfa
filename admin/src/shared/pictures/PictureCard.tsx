import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, ConfirmDialog } from '@lampstand/ui';
import { UploadButton, type UploadItemType } from '@lampstand/upload';
import { useShowError } from '../form/useShowError.ts';
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
          {url !== null && <RemoveButton {...props} />}
        </div>
      )}
    </Card>
  );
}

function RemoveButton({ itemId, resource }: PictureCardProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  async function remove() {
    setWorking(true);
    try {
      await dataProvider.delete(resource, { id: itemId });
      notify('admin.pictures.removed', { type: 'success' });
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    setAsking(false);
    refresh();
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {t('common.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('admin.pictures.removeTitle')}
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
