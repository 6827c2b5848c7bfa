import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider, storeSelectedDashboard, type SessionUser } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import { Landing } from './Landing.tsx';

beforeEach(() => localStorage.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function land(address: string, user: SessionUser = buildUser()) {
  const page = { path: () => address, assign: vi.fn<(path: string) => void>(), reload: () => {} };
  render(
    <I18nProvider locale="en" messages={englishMessages}>
      <SessionProvider session={fakeSession(user)}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/login" element={<Landing page={page} />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </I18nProvider>,
  );
  return page.assign;
}

const admin = buildUser({ roles: ['user', 'manager', 'admin'] });

test('without a way back a student lands on the dashboard', () => {
  expect(land('/login')).not.toHaveBeenCalled();
  expect(screen.getByText('at /dashboard')).toBeDefined();
});

test('the way back is taken', () => {
  land('/login?redirect=%2Fstudent%2Fcourses%2Fc1%3Ftab%3Dexams');
  expect(screen.getByText('at /student/courses/c1?tab=exams')).toBeDefined();
});

test('a way back that leaves the site is not taken', () => {
  land('/login?redirect=https%3A%2F%2Fevil.example');
  expect(screen.getByText('at /dashboard')).toBeDefined();
});

test('staff land in the administration, by a page of its own', () => {
  expect(land('/login', admin)).toHaveBeenCalledExactlyOnceWith('/admin');
});

test('staff who chose the student dashboard land there', () => {
  storeSelectedDashboard('Student');
  expect(land('/login', admin)).not.toHaveBeenCalled();
  expect(screen.getByText('at /dashboard')).toBeDefined();
});

test('a way back into the administration is a page of its own', () => {
  expect(land('/login?redirect=%2Fusers', admin)).toHaveBeenCalledExactlyOnceWith('/users');
});

test('whoever reads another language gets a page in it, and the device remembers', () => {
  const assign = land('/login', buildUser({ locale: 'uk_UA' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  expect(localStorage.getItem('locale')).toBe('uk_UA');
});
