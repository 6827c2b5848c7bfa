import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider, storeSelectedDashboard, type SessionUser } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import { StaffHome } from './StaffHome.tsx';

beforeEach(() => localStorage.clear());

function visit(user: SessionUser) {
  const assign = vi.fn<(path: string) => void>();
  render(
    <I18nProvider locale="en" messages={englishMessages}>
      <SessionProvider session={fakeSession(user)}>
        <StaffHome page={{ path: () => '/dashboard', assign, reload: () => {} }}>
          <p>The dashboard</p>
        </StaffHome>
      </SessionProvider>
    </I18nProvider>,
  );
  return assign;
}

const admin = buildUser({ roles: ['user', 'manager', 'admin'] });

test('a student sees the dashboard', () => {
  expect(visit(buildUser())).not.toHaveBeenCalled();
  expect(screen.getByText('The dashboard')).toBeDefined();
});

test('staff who work in the administration are sent there', () => {
  expect(visit(admin)).toHaveBeenCalledExactlyOnceWith('/admin');
  expect(screen.queryByText('The dashboard')).toBeNull();
});

test('staff who chose the student dashboard see it', () => {
  storeSelectedDashboard('Student');
  expect(visit(admin)).not.toHaveBeenCalled();
  expect(screen.getByText('The dashboard')).toBeDefined();
});
