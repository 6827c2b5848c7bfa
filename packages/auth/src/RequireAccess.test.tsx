import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RequireAccess } from './RequireAccess.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import type { SessionUser } from './session-types.ts';
import { buildUser } from './testing/build-user.ts';
import { fakeSession } from './testing/fake-session.ts';

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function visit(path: string, user?: SessionUser, app: 'portal' | 'admin' = 'portal') {
  const page = {
    path: () => path,
    assign: vi.fn<(path: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  render(
    <SessionProvider session={fakeSession(user)}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Routes>
          <Route
            path="*"
            element={
              <RequireAccess app={app} page={page}>
                <p>The screen</p>
              </RequireAccess>
            }
          />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
  return page;
}

const address = () => screen.getByRole('status').textContent;

describe('the guard of a screen', () => {
  test('lets a student see the dashboard', () => {
    visit('/dashboard', buildUser());
    expect(screen.getByText('The screen')).toBeDefined();
    expect(address()).toBe('/dashboard');
  });

  test('sends a visitor to the login page with the way back', () => {
    visit('/student/courses/c1?tab=exams');
    expect(address()).toBe('/login?redirect=%2Fstudent%2Fcourses%2Fc1%3Ftab%3Dexams');
  });

  test('does not keep the way back to a profile', () => {
    visit('/profile');
    expect(address()).toBe('/login');
  });

  test('sends a student who lacks the role to the dashboard', () => {
    visit('/users', buildUser());
    expect(address()).toBe('/dashboard');
  });

  test('crosses to the back-office by a full page load', () => {
    const page = visit('/users', buildUser({ roles: ['user', 'manager', 'admin'] }));
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('/users');
    expect(screen.queryByText('The screen')).toBeNull();
  });

  test('crosses from the back-office to the login page by a full page load', () => {
    const page = visit('/users', undefined, 'admin');
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('/login?redirect=%2Fusers');
    expect(screen.queryByText('The screen')).toBeNull();
  });

  test('opens to a role that is held in a region only', () => {
    const regionRoles = [
      { slug: 'east-africa', regionId: 'region-1', roleNames: ['admin' as const] },
    ];
    visit('/users', buildUser({ regionRoles }), 'admin');
    expect(screen.getByText('The screen')).toBeDefined();
  });
});
