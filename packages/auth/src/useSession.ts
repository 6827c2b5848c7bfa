import { useContext, useMemo, useSyncExternalStore } from 'react';
import { selectedGroupOf } from './selected-group.rules.ts';
import { SessionContext } from './session-context.ts';

/**
 * The session on the screen: its `status`, the `user` with every field of `currentUser` (undefined
 * when nobody is signed in), whether their session has `ended` meanwhile, the `selectedGroup`, the `failure` where the server could not be asked,
 * and the session's actions.
 */
export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A SessionProvider is missing above this component');
  const state = useSyncExternalStore(session.subscribe, session.state);
  return useMemo(() => {
    const user = state.status === 'signedIn' ? state.user : undefined;
    const selectedGroup = user && selectedGroupOf(user.groups, user.selectedGroup);
    const ended = 'ended' in state;
    const failure = state.status === 'failed' ? state.error : undefined;
    return { ...session, status: state.status, user, ended, selectedGroup, failure };
  }, [session, state]);
}
