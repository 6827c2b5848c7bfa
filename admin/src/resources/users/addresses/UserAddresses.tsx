import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, ConfirmDialog, plusPath } from '@lampstand/ui';
import { useShowError } from '../../../shared/form/useShowError.ts';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { PageLoading } from '../../../shared/page/PageLoading.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import type { UserAddressFragment } from './addresses.generated.ts';
import styles from './UserAddresses.module.css';

/** The postal addresses of a person, for those who may change the person. */
export function UserAddresses({ userId }: { readonly userId: string }) {
  const t = useT();
  const [edited, setEdited] = useState<UserAddressFragment | 'new'>();
  const [removed, setRemoved] = useState<UserAddressFragment>();
  const { data, error, refetch } = useGetList<UserAddressFragment>('addresses', {
    filter: { itemId: userId },
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
    <Card title={t('resources.users.addresses')} actions={add}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.length === 0 && <p className={styles.none}>{t('resources.users.noAddresses')}</p>}
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
          userId={userId}
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
  readonly address: UserAddressFragment;
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
