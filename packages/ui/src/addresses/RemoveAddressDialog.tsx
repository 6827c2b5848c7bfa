import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import type { FormFailure } from '../forms/form-state.ts';

export interface RemoveAddressDialogProps {
  /** The address in one line. */
  readonly address: string;
  readonly onRemove: () => Promise<FormFailure | void>;
  readonly onClose: () => void;
}

/** Asks before an address is gone for ever, and says why it could not be removed. */
export function RemoveAddressDialog({ address, onRemove, onClose }: RemoveAddressDialogProps) {
  const t = useT();
  const [state, setState] = useState<'asking' | 'pending' | FormFailure>('asking');

  async function remove() {
    setState('pending');
    const failure = await onRemove();
    if (failure) setState(failure);
    else onClose();
  }

  return (
    <ConfirmDialog
      title={t('person.address.remove')}
      message={
        <>
          {address}
          <br />
          {t('common.areYouSure')}
        </>
      }
      confirmLabel={t('common.remove')}
      danger
      error={typeof state === 'object' ? state.message : undefined}
      loading={state === 'pending'}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
