import { Suspense, useState } from 'react';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, eyePath, lazyWithRetry } from '@lampstand/ui';
import type { ImpersonateDialogProps } from './ImpersonateDialog.tsx';

const ImpersonateDialog = lazyWithRetry<ImpersonateDialogProps>(() =>
  import('./ImpersonateDialog.tsx').then((file) => ({ default: file.ImpersonateDialog })),
);

export interface ImpersonateButtonProps {
  readonly user: { readonly id: string; readonly fullName: string; readonly active: boolean };
}

/** Looks at the site through a person's eyes. Not from inside of such a look, as the server refuses that. */
export function ImpersonateButton({ user }: ImpersonateButtonProps) {
  const t = useT();
  const viewer = useUser();
  const [asking, setAsking] = useState(false);
  if (!user.active || viewer.impersonatingUser) return null;
  return (
    <>
      <Button variant="outlined" icon={eyePath} onClick={() => setAsking(true)}>
        {t('resources.users.impersonate')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ImpersonateDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
