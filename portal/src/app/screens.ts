import { routeFor } from '@lampstand/access';

/**
 * The files of the screens, by the pattern of the URL table. This list knows nothing of React, so
 * that a screen can be on its way before React is. Of the dashboard it is the part with data.
 */
export const screens = {
  '/dashboard': () =>
    import('../features/dashboard/DashboardData.tsx').then((file) => file.DashboardData),
  '/student/courses': () =>
    import('../features/courses/CoursesPage.tsx').then((file) => file.CoursesPage),
  '/student/courses/:_id': () =>
    import('../features/courses/CoursePage.tsx').then((file) => file.CoursePage),
  '/student/courses/:_id/lessons/:lessonId': () =>
    import('../features/lessons/LessonPage.tsx').then((file) => file.LessonPage),
  '/student/exams/:_id': () =>
    import('../features/exams/ExamStartPage.tsx').then((file) => file.ExamStartPage),
  '/student/exams/:_id/attempts/:attemptId': () =>
    import('../features/exams/ExamAttemptPage.tsx').then((file) => file.ExamAttemptPage),
  '/student/exams/:_id/results/:attemptId': () =>
    import('../features/exams/ExamResultPage.tsx').then((file) => file.ExamResultPage),
  '/privacy': () => import('../features/legal/PrivacyPage.tsx').then((file) => file.PrivacyPage),
  '/terms': () => import('../features/legal/TermsPage.tsx').then((file) => file.TermsPage),
};

export type ScreenPath = keyof typeof screens;

/** Begins to fetch the screen of a path; whoever shows it asks again and handles a failure. */
export function preloadScreen(path: string): void {
  const pattern = routeFor(path)?.path;
  for (const [known, load] of Object.entries(screens)) {
    if (known === pattern) load().catch(() => undefined);
  }
}
