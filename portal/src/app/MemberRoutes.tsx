import { Route, Routes } from 'react-router-dom';
import { RequireAccess } from '@lampstand/auth';
import { Landing } from './Landing.tsx';
import { lazyScreens } from './lazy-screens.ts';
import { OtherScreen } from './OtherScreen.tsx';
import { StaffHome } from './StaffHome.tsx';

/** Every address of a person who is signed in. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={<Landing />} />
      {[...lazyScreens].map(([path, Screen]) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireAccess app="portal">
              {path === '/dashboard' ? (
                <StaffHome>
                  <Screen />
                </StaffHome>
              ) : (
                <Screen />
              )}
            </RequireAccess>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <RequireAccess app="portal">
            <OtherScreen />
          </RequireAccess>
        }
      />
    </Routes>
  );
}
