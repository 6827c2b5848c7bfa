import { isLoginPage } from '@lampstand/auth';
import { preloadScreen } from './screens.ts';

/** The two halves of the portal; neither is fetched by those who need the other. */
export const loadVisitorApp = () => import('./VisitorApp.tsx');
export const loadMemberApp = () => import('./MemberApp.tsx');

/** Fetches what somebody sees right after signing in, while they still type. */
export function prepareSignIn(): void {
  loadMemberApp().catch(() => undefined);
  preloadScreen('/dashboard');
}

/** Fetches the half that a visit needs most probably, before it is known who is there. */
export function prepareVisit(path: string, remembered: boolean): void {
  const load = remembered ? loadMemberApp : loadVisitorApp;
  load().catch(() => undefined);
  if (remembered) preloadScreen(isLoginPage(path) ? '/dashboard' : path);
}
