import { prepareData } from './data/data-parts.ts';
import { createPart, prepare } from './part.ts';

/** The two halves of the portal; nobody fetches the one they do not need. */
export const visitorApp = createPart(() =>
  import('./VisitorApp.tsx').then((file) => file.VisitorApp),
);
export const memberApp = createPart(() => import('./MemberApp.tsx').then((file) => file.MemberApp));

/** Fetches what somebody sees right after signing in, while they still type. */
export function prepareSignIn(): void {
  prepare(memberApp);
  prepareData('/dashboard');
}
