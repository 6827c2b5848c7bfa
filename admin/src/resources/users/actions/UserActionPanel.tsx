import { Suspense } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import type { UserActionDialogProps } from './UserActionDialog.tsx';

const UserActionDialog = lazyWithRetry<UserActionDialogProps>(() =>
  import('./UserActionDialog.tsx').then((file) => ({ default: file.UserActionDialog })),
);

/** The dialog of an action, fetched when somebody begins one. */
export function UserActionPanel(props: UserActionDialogProps) {
  return (
    <Suspense fallback={null}>
      <UserActionDialog {...props} />
    </Suspense>
  );
}
