import { routeFor } from '@lampstand/access';
import { createPart, prepare } from './part.ts';

const learningTexts = createPart(() => import('../shared/texts/learning-texts.ts'));

/** A screen with the texts of lessons and exams, which come beside it and not after all it stands on. */
const createLearningPart: typeof createPart = (fetchScreen) =>
  createPart(() => {
    prepare(learningTexts);
    return fetchScreen();
  });

/**
 * The screens, by the pattern of the URL table. This list knows nothing of React, so that a screen
 * can be on its way before React is. Of the dashboard it is the part with data.
 */
export const screens = {
  '/dashboard': createPart(() =>
    import('../features/dashboard/DashboardData.tsx').then((file) => file.DashboardData),
  ),
  '/student/courses': createLearningPart(() =>
    import('../features/courses/CoursesScreen.tsx').then((file) => file.CoursesScreen),
  ),
  '/student/courses/:_id': createLearningPart(() =>
    import('../features/courses/CourseScreen.tsx').then((file) => file.CourseScreen),
  ),
  '/student/courses/:_id/lessons/:lessonId': createLearningPart(() =>
    import('../features/lessons/LessonScreen.tsx').then((file) => file.LessonScreen),
  ),
  '/student/courses/:_id/notes': createLearningPart(() =>
    import('../features/course-notes/CourseNotesScreen.tsx').then((file) => file.CourseNotesScreen),
  ),
  '/student/courses/:_id/progress': createLearningPart(() =>
    import('../features/group-progress/GroupProgressScreen.tsx').then(
      (file) => file.GroupProgressScreen,
    ),
  ),
  '/student/courses/:_id/grades': createPart(() =>
    import('../features/grades/CourseGradesScreen.tsx').then((file) => file.CourseGradesScreen),
  ),
  '/student/assessments': createPart(() =>
    import('../features/assessments/AssessmentsScreen.tsx').then((file) => file.AssessmentsScreen),
  ),
  '/student/assignments/:_id': createPart(() =>
    import('../features/assignments/AssignmentScreen.tsx').then((file) => file.AssignmentScreen),
  ),
  '/student/assignments/:_id/submissions': createPart(() =>
    import('../features/assignments/marking/SubmissionsScreen.tsx').then(
      (file) => file.SubmissionsScreen,
    ),
  ),
  '/student/grades': createPart(() =>
    import('../features/grades/GradesScreen.tsx').then((file) => file.GradesScreen),
  ),
  '/student/transcript': createPart(() =>
    import('../features/transcript/TranscriptScreen.tsx').then((file) => file.TranscriptScreen),
  ),
  '/student/exams/:_id': createLearningPart(() =>
    import('../features/exams/ExamStartScreen.tsx').then((file) => file.ExamStartScreen),
  ),
  '/student/exams/:_id/attempts/:attemptId': createLearningPart(() =>
    import('../features/exams/ExamAttemptScreen.tsx').then((file) => file.ExamAttemptScreen),
  ),
  '/student/exams/:_id/results/:attemptId': createLearningPart(() =>
    import('../features/exams/ExamResultScreen.tsx').then((file) => file.ExamResultScreen),
  ),
  '/student/exams/:_id/room': createPart(() =>
    import('../features/exam-room/ExamRoomScreen.tsx').then((file) => file.ExamRoomScreen),
  ),
  '/student/exams/:_id/marking': createPart(() =>
    import('../features/exam-room/marking/ExamMarkingScreen.tsx').then(
      (file) => file.ExamMarkingScreen,
    ),
  ),
  '/student/appeals': createPart(() =>
    import('../features/appeals/AppealsScreen.tsx').then((file) => file.AppealsScreen),
  ),
  '/student/appeals/:_id': createPart(() =>
    import('../features/appeals/AppealScreen.tsx').then((file) => file.AppealScreen),
  ),
  '/student/links': createPart(() =>
    import('../features/links/LinksPage.tsx').then((file) => file.LinksPage),
  ),
  '/profile': createPart(() =>
    import('../features/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  ),
  '/notifications': createPart(() =>
    import('../features/notifications/NotificationsScreen.tsx').then(
      (file) => file.NotificationsScreen,
    ),
  ),
  '/docs': createPart(() => import('../features/docs/DocsPage.tsx').then((file) => file.DocsPage)),
  '/privacy': createPart(() =>
    import('../features/legal/PrivacyPage.tsx').then((file) => file.PrivacyPage),
  ),
  '/terms': createPart(() =>
    import('../features/legal/TermsPage.tsx').then((file) => file.TermsPage),
  ),
};

/** The screen of a path, if it is one of those in the list. */
export function screenPartOf(path: string) {
  const pattern = routeFor(path)?.path;
  return Object.entries(screens).find(([known]) => known === pattern)?.[1];
}
