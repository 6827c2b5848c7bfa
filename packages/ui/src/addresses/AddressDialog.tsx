import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Modal } from '../dialogs/Modal.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Form, type SubmitAnswer } from '../forms/Form.tsx';
import styles from './AddressBook.module.css';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
import { addressValues, type AddressValues, type KeptAddress } from './address-values.ts';

export interface AddressDialogProps extends AddressFieldsProps {
  /** As it is kept now; a new one without it. */
  readonly address: KeptAddress | undefined;
  readonly onSave: (values: AddressValues) => Promise<SubmitAnswer>;
  readonly onClose: () => void;
}

/**
 * The form of an address. When it is changed elsewhere meanwhile, the entries stay and what is kept
 * now is shown: nobody replaces it without having seen it.
 */
export function AddressDialog({ address, own, onSave, onClose }: AddressDialogProps) {
  const t = useT();
  const [opened] = useState(address);
  const changed = address && address.version !== opened?.version;
  return (
    <Modal title={opened ? t('person.address.edit') : t('person.address.add')} onClose={onClose}>
      {changed && (
        <Alert severity="warning">
          {t('person.address.changed')}
          <address className={styles.address}>{address.stackedAddress}</address>
        </Alert>
      )}
      <Form
        id="address"
        onSubmit={async (values) => {
          const failure = await onSave(addressValues(values));
          if (!failure) onClose();
          return failure;
        }}
        onCancel={onClose}
      >
        <AddressFields address={opened} own={own} />
      </Form>
    </Modal>
  );
}
