import { routeFor } from '@lampstand/access';

/**
 * The files of the screens, by the pattern of the URL table. This list knows nothing of React, so
 * that a screen can be on its way before React is.
 */
export const screens = {
  '/dashboard': () =>
    import('../features/dashboard/DashboardPage.tsx').then((file) => file.DashboardPage),
  '/student/courses': () =>
    import('../features/courses/CoursesPage.tsx').then((file) => file.CoursesPage),
  '/student/courses/:_id': () =>
    import('../features/courses/CoursePage.tsx').then((file) => file.CoursePage),
  '/privacy': () => import('../features/legal/PrivacyPage.tsx').then((file) => file.PrivacyPage),
  '/terms': () => import('../features/legal/TermsPage.tsx').then((file) => file.TermsPage),
};

/** Begins to fetch the screen of a path; whoever shows it will ask again and handle a failure. */
export function preloadScreen(path: string): void {
  const pattern = routeFor(path)?.path;
  for (const [known, load] of Object.entries(screens)) {
    if (known === pattern) load().catch(() => undefined);
  }
}
