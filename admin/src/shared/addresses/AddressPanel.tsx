import { Suspense } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import type { AddressDialogProps } from './AddressDialog.tsx';

const AddressDialog = lazyWithRetry<AddressDialogProps>(() =>
  import('./AddressDialog.tsx').then((file) => ({ default: file.AddressDialog })),
);

/** The form of an address, fetched with the names of the countries when somebody opens it. */
export function AddressPanel(props: AddressDialogProps) {
  return (
    <Suspense fallback={null}>
      <AddressDialog {...props} />
    </Suspense>
  );
}
