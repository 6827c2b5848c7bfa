import { isLoginPage } from '@lampstand/auth';
import { preloadScreen } from './screens.ts';

/** The two halves of the portal, and Apollo; nobody fetches what they do not need. */
export const loadVisitorApp = () => import('./VisitorApp.tsx');
export const loadMemberApp = () => import('./MemberApp.tsx');
export const loadDataScope = () => import('./data/DataScope.tsx');

/** Fetches what somebody sees right after signing in, while they still type. */
export function prepareSignIn(): void {
  prepareMember('/dashboard');
}

/** Fetches the half that a visit needs most probably, before it is known who is there. */
export function prepareVisit(path: string, remembered: boolean): void {
  if (remembered) prepareMember(isLoginPage(path) ? '/dashboard' : path);
  else loadVisitorApp().catch(ignore);
}

/** The frame first: it is painted while Apollo and the screen are still on their way. */
function prepareMember(path: string): void {
  loadMemberApp()
    .then(() => {
      loadDataScope().catch(ignore);
      preloadScreen(path);
    })
    .catch(ignore);
}

/** Whoever shows the part asks for it again, and handles a failure then. */
function ignore(): void {}
