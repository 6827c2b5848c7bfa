import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { lazyWithRetry } from '../crash/lazy-with-retry.ts';
import type { SubmitAnswer } from '../forms/Form.tsx';
import { plusPath } from '../icons/icon-paths.ts';
import { Card } from '../surfaces/Card.tsx';
import styles from './AddressBook.module.css';
import type { AddressDialogProps } from './AddressDialog.tsx';
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx';
import type { AddressValues, KeptAddress } from './address-values.ts';

export interface AddressBookProps<Kept extends KeptAddress> {
  /** "Addresses" unless told. */
  readonly title?: string | undefined;
  /** What is said where there is none. */
  readonly empty?: string | undefined;
  readonly addresses: readonly Kept[];
  /** Whether they are those of whoever looks at them, which the browser may fill in. */
  readonly own?: boolean | undefined;
  /** Without `known` it is a new one. What it returns says why it was refused. */
  readonly onSave: (values: AddressValues, known: Kept | undefined) => Promise<SubmitAnswer>;
  readonly onRemove: (address: Kept) => Promise<SubmitAnswer>;
}

/** Fetched with the names of all countries when somebody opens it. */
const AddressDialog = lazyWithRetry<AddressDialogProps>(() =>
  import('./AddressDialog.tsx').then((file) => ({ default: file.AddressDialog })),
);

/** Postal addresses, with what can be done about them (specification §2, "Address editor"). */
export function AddressBook<Kept extends KeptAddress>(props: AddressBookProps<Kept>) {
  const { addresses, onSave, onRemove, ...words } = props;
  const t = useT();
  const [edited, setEdited] = useState<Kept | 'new'>();
  const [removed, setRemoved] = useState<Kept>();
  const addRef = useRef<HTMLButtonElement>(null);
  const known = edited === 'new' || !edited ? undefined : (latest(addresses, edited) ?? edited);

  function closeRemoved() {
    flushSync(() => setRemoved(undefined));
    // The button that asked is gone with its address.
    if (document.activeElement === document.body) addRef.current?.focus();
  }

  return (
    <Card
      title={words.title ?? t('person.address.title')}
      actions={
        <Button
          ref={addRef}
          variant="outlined"
          size="small"
          icon={plusPath}
          onClick={() => setEdited('new')}
        >
          {t('person.address.add')}
        </Button>
      }
    >
      {addresses.length === 0 && (
        <p className={styles.none}>{words.empty ?? t('person.address.none')}</p>
      )}
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
        <Suspense fallback={null}>
          <AddressDialog
            address={known}
            own={words.own}
            onSave={(values) => onSave(values, known)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {removed && (
        <RemoveAddressDialog
          address={removed.fullAddress}
          onRemove={() => onRemove(latest(addresses, removed) ?? removed)}
          onClose={closeRemoved}
        />
      )}
    </Card>
  );
}

const latest = <Kept extends KeptAddress>(addresses: readonly Kept[], { _id }: Kept) =>
  addresses.find((address) => address._id === _id);

interface AddressRowProps {
  readonly address: KeptAddress;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const t = useT();
  return (
    <li className={styles.row}>
      <address className={styles.address}>{address.stackedAddress}</address>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${t('common.edit')}: ${address.fullAddress}`}
        onClick={onEdit}
      >
        {t('common.edit')}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={`${t('common.remove')}: ${address.fullAddress}`}
        onClick={onRemove}
      >
        {t('common.remove')}
      </Button>
    </li>
  );
}
