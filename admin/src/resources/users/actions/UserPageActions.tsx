import { useUser } from '@lampstand/auth';
import { useMay } from '../../../auth/useMay.ts';
import { ActiveButton } from '../ActiveButton.tsx';
import type { UserRecord } from '../users.binding.ts';
import { EraseButton } from '../erase/EraseButton.tsx';
import { MergeWithButton } from '../merge/MergeWithButton.tsx';
import { ExportDataButton } from './ExportDataButton.tsx';
import { ImpersonateButton } from './ImpersonateButton.tsx';
import { MailButton } from './MailButton.tsx';
import { ResetFactorButton } from './ResetFactorButton.tsx';

/** What can be done with a person: nothing with oneself, nor with people above. */
export function UserPageActions({ user }: { readonly user: UserRecord }) {
  const may = useMay();
  const viewer = useUser();
  if (user.id === viewer._id || !may('edit', 'users', user)) return null;
  return (
    <>
      <ImpersonateButton user={user} />
      <MailButton mail="enrol" user={user} />
      <MailButton mail="reset" user={user} />
      <ResetFactorButton user={user} />
      <ExportDataButton userId={user.id} />
      {user.mergedIntoId === null && <ActiveButton user={user} />}
      <MergeWithButton user={user} />
      <EraseButton user={user} />
    </>
  );
}
