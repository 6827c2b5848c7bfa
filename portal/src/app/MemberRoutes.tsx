import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireAccess } from '@lampstand/auth';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { accountAccessRoutes } from './account-access-routes.tsx';
import { withUploads } from './data/data-parts.ts';
import { DataLater } from './data/DataLater.tsx';
import { WithData } from './data/WithData.tsx';
import { Landing } from './Landing.tsx';
import { lazyPart } from './lazy-part.ts';
import { createPart } from './part.ts';
import { screens } from './screens.ts';
import { setupRoute } from './setup-route.tsx';
import { StaffHome } from './StaffHome.tsx';
import { verifyTranscriptRoute } from './verify-transcript-route.tsx';
import { Waiting } from './Waiting.tsx';

const dataScreens = (
  [
    '/student/courses',
    '/student/courses/:_id',
    '/student/courses/:_id/lessons/:lessonId',
    '/student/courses/:_id/notes',
    '/student/courses/:_id/progress',
    '/student/courses/:_id/grades',
    '/student/assessments',
    '/student/grades',
    '/student/transcript',
    '/student/exams/:_id',
    '/student/exams/:_id/attempts/:attemptId',
    '/student/exams/:_id/results/:attemptId',
    '/student/exams/:_id/room',
    '/student/exams/:_id/marking',
    '/student/appeals',
    '/student/appeals/:_id',
    '/student/links',
    '/profile',
    '/docs',
    '/notifications',
  ] as const
).map((path) => ({ path, Screen: lazyPart(screens[path]) }));

/** Screens on which files are uploaded. */
const uploadScreens = (
  ['/student/assignments/:_id', '/student/assignments/:_id/submissions'] as const
).map((path) => ({ path, Screen: lazyPart(screens[path]) }));

const WithUploads = lazyPart(withUploads);
const OtherScreen = lazyPart(
  createPart(() => import('./OtherScreen.tsx').then((file) => file.OtherScreen)),
);
const Privacy = lazyPart(screens['/privacy']);
const Terms = lazyPart(screens['/terms']);

/** Every address of a person who is signed in. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={<Landing />} />
      <Route path="/dashboard" element={guarded(<Dashboard />)} />
      {dataScreens.map(({ path, Screen }) => (
        <Route
          key={path}
          path={path}
          element={guarded(
            <WithData>
              <Screen />
            </WithData>,
          )}
        />
      ))}
      {uploadScreens.map(({ path, Screen }) => (
        <Route
          key={path}
          path={path}
          element={guarded(
            <WithData>
              <WithUploads>
                <Screen />
              </WithUploads>
            </WithData>,
          )}
        />
      ))}
      {accountAccessRoutes}
      {verifyTranscriptRoute}
      {setupRoute}
      <Route path="/privacy" element={<Privacy />} />
      <Route path="/terms" element={<Terms />} />
      <Route path="*" element={guarded(<OtherScreen />)} />
    </Routes>
  );
}

/** The greeting is painted with the frame; the data comes with Apollo. */
function Dashboard() {
  return (
    <StaffHome>
      <DashboardPage>
        <DataLater part={screens['/dashboard']} meanwhile={<Waiting />} />
      </DashboardPage>
    </StaffHome>
  );
}

function guarded(screen: ReactNode) {
  return <RequireAccess app="portal">{screen}</RequireAccess>;
}
