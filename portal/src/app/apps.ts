import { isLoginPage } from '@lampstand/auth';
import { createPart, prepare } from './part.ts';
import { screenPartOf } from './screens.ts';

/** The two halves of the portal, and what needs Apollo; nobody fetches what they do not need. */
export const visitorApp = createPart(() =>
  import('./VisitorApp.tsx').then((file) => file.VisitorApp),
);
export const memberApp = createPart(() => import('./MemberApp.tsx').then((file) => file.MemberApp));
export const dataScope = createPart(() =>
  import('./data/DataScope.tsx').then((file) => file.DataScope),
);
export const liveUnread = createPart(() =>
  import('./data/LiveUnread.tsx').then((file) => file.LiveUnread),
);

/** Apollo and the screen of a path: the second thing that somebody who is signed in needs. */
export function prepareData(path: string): void {
  const screen = screenPartOf(isLoginPage(path) ? '/dashboard' : path);
  prepare(dataScope, ...(screen ? [screen] : []));
}

/** Fetches what somebody sees right after signing in, while they still type. */
export function prepareSignIn(): void {
  prepare(memberApp);
  prepareData('/dashboard');
}
