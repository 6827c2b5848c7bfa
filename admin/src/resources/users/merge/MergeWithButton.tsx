import { Suspense, useState } from 'react';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, lazyWithRetry } from '@lampstand/ui';
import type { MergeWithDialogProps } from './MergeWithDialog.tsx';

const MergeWithDialog = lazyWithRetry<MergeWithDialogProps>(() =>
  import('./MergeWithDialog.tsx').then((file) => ({ default: file.MergeWithDialog })),
);

/** Makes an account and another one, which the member of staff looks for, one. */
export function MergeWithButton({ user }: Pick<MergeWithDialogProps, 'user'>) {
  const t = useT();
  const viewer = useUser();
  const [open, setOpen] = useState(false);
  if (user.mergedIntoId !== null || viewer.impersonatingUser) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('admin.merge.mergeWith')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MergeWithDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
