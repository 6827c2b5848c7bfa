import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, ConfirmDialog, plusPath } from '@lampstand/ui';
import { useShowError } from '../form/useShowError.ts';
import { LoadError } from '../page/LoadError.tsx';
import { PageLoading } from '../page/PageLoading.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import type { AddressRecordFragment } from './addresses.generated.ts';
import styles from './RecordAddresses.module.css';

export interface RecordAddressesProps {
  /** The person or region. */
  readonly itemId: string;
  readonly title: string;
  /** What is said where there is none. */
  readonly empty: string;
}

/** The postal addresses of a person or region, for those who may change it. */
export function RecordAddresses({ itemId, title, empty }: RecordAddressesProps) {
  const t = useT();
  const [edited, setEdited] = useState<AddressRecordFragment | 'new'>();
  const [removed, setRemoved] = useState<AddressRecordFragment>();
  const { data, error, refetch } = useGetList<AddressRecordFragment>('addresses', {
    filter: { itemId },
  });
  const add = (
    <Button variant="outlined" size="small" icon={plusPath} onClick={() => setEdited('new')}>
      {t('resources.users.addAddress')}
    </Button>
  );
  const close = () => {
    setEdited(undefined);
    setRemoved(undefined);
  };
  const done = () => {
    close();
    void refetch();
  };
  return (
    <Card title={title} actions={add}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.length === 0 && <p className={styles.none}>{empty}</p>}
      <ul className={styles.list}>
        {data?.map((address) => (
          <li key={address.id} className={styles.row}>
            <address className={styles.address}>{address.stackedAddress}</address>
            <Button
              variant="outlined"
              size="small"
              aria-label={`${t('common.edit')}: ${address.fullAddress}`}
              onClick={() => setEdited(address)}
            >
              {t('common.edit')}
            </Button>
            <Button
              variant="text"
              size="small"
              aria-label={`${t('common.remove')}: ${address.fullAddress}`}
              onClick={() => setRemoved(address)}
            >
              {t('common.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {edited && (
        <AddressPanel
          itemId={itemId}
          address={edited === 'new' ? undefined : edited}
          onDone={done}
          onClose={close}
        />
      )}
      {removed && <RemoveAddress address={removed} onDone={done} onClose={close} />}
    </Card>
  );
}

interface RemoveAddressProps {
  readonly address: AddressRecordFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemoveAddress({ address, onDone, onClose }: RemoveAddressProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await dataProvider.delete('addresses', { id: address.id, previousData: address });
      onDone();
    } catch (error) {
      showError(error);
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('resources.users.removeAddress')}
      message={
        <>
          {address.fullAddress}
          <br />
          {t('common.areYouSure')}
        </>
      }
      confirmLabel={t('common.remove')}
      danger
      loading={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
