import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';

/** Logs out; when the server cannot be told, the person stays signed in and hears why. */
export function useLogout() {
  const { logout } = useSession();
  const notify = useNotify();
  return useCallback(() => {
    logout().catch((error: unknown) => {
      const { code, message } = readServerError(error);
      notify(code === 'NETWORK' ? 'errors.network' : message, {
        type: 'error',
        messageArgs: { _: message },
      });
    });
  }, [logout, notify]);
}
