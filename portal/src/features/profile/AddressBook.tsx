import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, ConfirmDialog, Modal, plusPath, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import styles from './AddressBook.module.css';
import { AddressForm } from './AddressForm.tsx';
import { emptyAddress, type AddressValues } from './address-values.ts';

export interface KeptAddress extends AddressValues {
  readonly _id: string;
  /** In one line, as the server writes it. */
  readonly fullAddress: string;
  /** In several lines, as on an envelope. */
  readonly stackedAddress: string;
}

export interface AddressBookProps {
  readonly addresses: readonly KeptAddress[];
  /** Without an id it is a new one. What it throws is said in the form. */
  readonly onSave: (address: AddressValues, _id: string | undefined) => Promise<void>;
  readonly onRemove: (_id: string) => Promise<void>;
}

/** The postal addresses of a person, with what can be done about them. */
export function AddressBook({ addresses, onSave, onRemove }: AddressBookProps) {
  const t = useT();
  const [edited, setEdited] = useState<KeptAddress | 'new'>();
  const [removed, setRemoved] = useState<KeptAddress>();
  const known = edited === 'new' ? undefined : edited;
  return (
    <Card
      title={t('person.profile.addresses')}
      actions={
        <Button variant="outlined" size="small" icon={plusPath} onClick={() => setEdited('new')}>
          {t('person.profile.addAddress')}
        </Button>
      }
    >
      {addresses.length === 0 && <p>{t('person.profile.noAddresses')}</p>}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressRow
            key={address._id}
            address={address}
            onEdit={() => setEdited(address)}
            onRemove={() => setRemoved(address)}
          />
        ))}
      </ul>
      {edited && (
        <Modal
          title={known ? t('person.profile.editAddress') : t('person.profile.addAddress')}
          onClose={() => setEdited(undefined)}
        >
          <AddressForm
            address={known ?? emptyAddress}
            onSave={(address) => onSave(address, known?._id)}
            onClose={() => setEdited(undefined)}
          />
        </Modal>
      )}
      {removed && (
        <RemoveAddress
          onRemove={() => onRemove(removed._id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  );
}

interface AddressRowProps {
  readonly address: KeptAddress;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const t = useT();
  const named = (action: string) => `${action}: ${address.fullAddress}`;
  return (
    <li className={styles.row}>
      <address className={styles.address}>{address.stackedAddress}</address>
      <div className={styles.actions}>
        <Button
          variant="outlined"
          size="small"
          aria-label={named(t('common.edit'))}
          onClick={onEdit}
        >
          {t('common.edit')}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-label={named(t('common.remove'))}
          onClick={onRemove}
        >
          {t('common.remove')}
        </Button>
      </div>
    </li>
  );
}

interface RemoveAddressProps {
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

function RemoveAddress({ onRemove, onClose }: RemoveAddressProps) {
  const t = useT();
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await onRemove();
      onClose();
    } catch (error) {
      toast.error(errorText(error, t));
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('person.profile.removeAddress')}
      message={t('common.areYouSure')}
      confirmLabel={t('common.remove')}
      danger
      loading={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
