import { Suspense, useState } from 'react';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, lazyWithRetry } from '@lampstand/ui';
import type { ResetFactorDialogProps } from './ResetFactorDialog.tsx';

const ResetFactorDialog = lazyWithRetry<ResetFactorDialogProps>(() =>
  import('./ResetFactorDialog.tsx').then((file) => ({ default: file.ResetFactorDialog })),
);

/** Helps a person who has lost the authenticator app; superadmins only, as the server has it. */
export function ResetFactorButton({ user }: Pick<ResetFactorDialogProps, 'user'>) {
  const t = useT();
  const { roles } = useUser();
  const [asking, setAsking] = useState(false);
  if (!roles.includes('superadmin')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('admin.security.resetFactor')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ResetFactorDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
