import { Suspense, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, lazyWithRetry } from '@lampstand/ui';
import type { DuplicatesDialogProps } from './DuplicatesDialog.tsx';

const DuplicatesDialog = lazyWithRetry<DuplicatesDialogProps>(() =>
  import('./DuplicatesDialog.tsx').then((file) => ({ default: file.DuplicatesDialog })),
);

/** Looks for accounts that may be of one person. */
export function DuplicatesButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('admin.merge.find')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DuplicatesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
