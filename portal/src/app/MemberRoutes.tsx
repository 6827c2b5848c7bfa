import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireAccess } from '@lampstand/auth';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { WithData } from './data/WithData.tsx';
import { Landing } from './Landing.tsx';
import { screenOf } from './lazy-screens.ts';
import { OtherScreen } from './OtherScreen.tsx';
import type { ScreenPath } from './screens.ts';
import { StaffHome } from './StaffHome.tsx';
import { Waiting } from './Waiting.tsx';

const studentScreens: readonly ScreenPath[] = [
  '/student/courses',
  '/student/courses/:_id',
  '/student/courses/:_id/lessons/:lessonId',
  '/student/exams/:_id',
  '/student/exams/:_id/attempts/:attemptId',
  '/student/exams/:_id/results/:attemptId',
];
const legalScreens: readonly ScreenPath[] = ['/privacy', '/terms'];

/** Every address of a person who is signed in. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={<Landing />} />
      <Route path="/dashboard" element={guarded(<Dashboard />)} />
      {studentScreens.map((path) => {
        const Screen = screenOf(path);
        const screen = (
          <WithData fallback={<Waiting />}>
            <Screen />
          </WithData>
        );
        return <Route key={path} path={path} element={guarded(screen)} />;
      })}
      {legalScreens.map((path) => {
        const Screen = screenOf(path);
        return <Route key={path} path={path} element={<Screen />} />;
      })}
      <Route path="*" element={guarded(<OtherScreen />)} />
    </Routes>
  );
}

const DashboardData = screenOf('/dashboard');

/** The greeting is painted with the frame; the data comes with Apollo. */
function Dashboard() {
  return (
    <StaffHome>
      <DashboardPage>
        <WithData fallback={<Waiting />}>
          <DashboardData />
        </WithData>
      </DashboardPage>
    </StaffHome>
  );
}

function guarded(screen: ReactNode) {
  return <RequireAccess app="portal">{screen}</RequireAccess>;
}
