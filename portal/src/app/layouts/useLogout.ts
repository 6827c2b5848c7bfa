import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';

/** Logs out, or says that it could not be done. */
export function useLogout(): () => void {
  const t = useT();
  const { logout } = useSession();
  return () => {
    logout().catch(() => toast.error(t('session.logoutFailed')));
  };
}
