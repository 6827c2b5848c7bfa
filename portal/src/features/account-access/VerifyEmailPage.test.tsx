import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Session } from '@lampstand/auth';
import type { AccountAccess } from '@lampstand/auth/account';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { buildAccess, lostConnection } from './access-fixtures.ts';
import * as stories from './VerifyEmailPage.stories.tsx';

const { Verified, Verifying, DeadLink } = composeStories(stories);

const spy = () => vi.fn<AccountAccess['verifyEmail']>(() => Promise.resolve());

test('opening the link verifies the address, once', async () => {
  const verifyEmail = spy();
  render(
    <StrictMode>
      <Verified access={buildAccess({ verifyEmail })} />
    </StrictMode>,
  );
  expect(await screen.findByText('Thank you, your e-mail address is verified.')).toBeTruthy();
  expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('t0ken');
});

test('whoever is signed in is known as verified at once', async () => {
  const load = vi.fn<Session['load']>(fakeSession().load);
  render(<Verified session={fakeSession(buildUser({ emailVerified: false }), { load })} />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('says that it is at it', () => {
  render(<Verifying />);
  expect(screen.getByText('We are verifying your e-mail address…')).toBeTruthy();
});

test('a dead link tells where a new mail can be had', async () => {
  render(<DeadLink />);
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.getByText('You can ask for a new message in your profile.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
});

test('a lost connection is no dead link: it can be tried again', async () => {
  const verifyEmail = spy();
  verifyEmail.mockImplementationOnce(lostConnection);
  render(<Verified access={buildAccess({ verifyEmail })} />);
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/is verified/)).toBeTruthy();
  expect(verifyEmail).toHaveBeenCalledTimes(2);
});
