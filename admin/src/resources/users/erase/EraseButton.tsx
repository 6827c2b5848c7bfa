import { Suspense, useState } from 'react';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, lazyWithRetry } from '@lampstand/ui';
import { laterTexts } from '../../../shared/page/later-texts.ts';
import type { EraseDialogProps } from './EraseDialog.tsx';

const EraseDialog = lazyWithRetry<EraseDialogProps>(() =>
  Promise.all([import('./EraseDialog.tsx'), laterTexts()]).then(([file]) => ({
    default: file.EraseDialog,
  })),
);

/** Erases what is known of a person; superadmins in person only, as the server has it. */
export function EraseButton({ user }: Pick<EraseDialogProps, 'user'>) {
  const t = useT();
  const viewer = useUser();
  const [asking, setAsking] = useState(false);
  if (!viewer.roles.includes('superadmin') || viewer.impersonatingUser) return null;
  if (user.mergedIntoId !== null) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('resources.users.eraseOpen')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <EraseDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
