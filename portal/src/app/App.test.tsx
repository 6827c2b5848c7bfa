import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@lampstand/auth';
import { fakeSession } from '@lampstand/auth/testing';
import { createTransport } from '@lampstand/graphql-client';
import { englishMessages } from '@lampstand/i18n/testing';
import { App } from './App.tsx';

beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

async function open(session: Session) {
  const transport = createTransport({ language: () => 'en' });
  await act(async () => {
    render(<App session={session} transport={transport} locale="en" messages={englishMessages} />);
    await import('./VisitorApp.tsx');
  });
}

test('a visitor sees the login page', async () => {
  await open(fakeSession());
  const button = await screen.findByRole('button', { name: 'Login' }, { timeout: 15_000 });
  expect(button).toBeDefined();
});

test.each([
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/forgot-password', 'Forgot password'],
  ['/nowhere', 'Oops, 404 - PAGE NOT FOUND'],
])('%s shows a visitor "%s"', async (path, name) => {
  window.history.replaceState(null, '', path);
  await open(fakeSession());
  const heading = await screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });
  expect(heading).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
});

test('a server that cannot be asked is not mistaken for being signed out', async () => {
  await open(fakeSession(new TypeError('Failed to fetch')));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
});

test('a crash is logged, and its screen offers the way out', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const session = fakeSession();
  await open({
    ...session,
    demoPersonas: () => {
      throw new Error('The page is broken');
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Oops, something went wrong' }, { timeout: 15_000 }),
  ).toBeDefined();
  expect(session.asked).toEqual(['log crash error']);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(session.asked).toEqual(['log crash error', 'logout']);
});
