import { useContext } from 'react';
import { SessionContext } from './session-context.ts';

/**
 * Whether somebody else looks through the person's account, who can do nothing that is graded in their
 * place. It stays so as long as the page is open.
 */
export function useLooksThrough(): boolean {
  const state = useContext(SessionContext)?.state();
  return state?.status === 'signedIn' && Boolean(state.user.impersonatingUser);
}
