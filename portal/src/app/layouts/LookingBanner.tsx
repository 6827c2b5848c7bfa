import { useSession, useUser } from '@lampstand/auth';
import { ImpersonationBanner } from '@lampstand/ui';
import { useLogout } from './useLogout.ts';

/** Says on every page that somebody looks through another person's eyes. Fetched for them alone. */
export function LookingBanner() {
  const user = useUser();
  const { actFor } = useSession();
  const logout = useLogout();
  return (
    <ImpersonationBanner
      name={user.fullName}
      raisedUntil={user.impersonationRaisedUntil}
      raiseReason={user.impersonationRaiseReason}
      onAct={actFor}
      onLogout={logout}
    />
  );
}
