import type { Session } from '@lampstand/auth';
import type { AuthProvider } from 'react-admin';
import { may } from './rights.ts';

/**
 * react-admin's view of the session. Signing in belongs to the portal's login page, and the guard
 * around the app lets nobody in without a session; so there is nothing to check twice. An answer
 * that says the session is over reloads the page (`Session.expire`), whoever asked.
 */
export function createAuthProvider(session: Session): AuthProvider {
  const user = () => {
    const state = session.state();
    return state.status === 'signedIn' ? state.user : undefined;
  };
  return {
    login: () => Promise.resolve(),
    logout: async () => {
      await session.logout();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(user()?.roles ?? []),
    getIdentity: () => Promise.resolve({ id: user()?._id ?? '', fullName: user()?.fullName ?? '' }),
    canAccess: ({ action, resource, record }) => {
      const person = user();
      return Promise.resolve(person !== undefined && may(person, action, resource, record));
    },
  };
}
