import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepWayBack, readStoredUser, type WaysIn } from '@lampstand/auth';
import { buildUser, fakeSession, fakeWays } from '@lampstand/auth/testing';
import * as stories from './Callbacks.stories.tsx';

const {
  WorkAccount,
  WorkAccountWaiting,
  WorkAccountRefused,
  WorkAccountSecondFactor,
  Calendar,
  CalendarWaiting,
  CalendarRefused,
} = composeStories(stories);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function pageSpy() {
  const assign = vi.fn<(path: string) => void>();
  return { assign, page: { path: () => '/', assign, reload: () => undefined } };
}
const sessionWith = (overrides: Partial<WaysIn>) =>
  fakeSession(undefined, { ways: () => Promise.resolve(fakeWays(overrides)) });
const callback = { code: 'c0de', state: 'st4te', iss: 'https://provider.example' };

describe('/msauth/callback', () => {
  test('sends what the provider gave, once, and leads on by the login page', async () => {
    keepWayBack('/news');
    const endWorkAccount = vi.fn<WaysIn['endWorkAccount']>(() => Promise.resolve(buildUser()));
    const { assign, page } = pageSpy();
    render(
      <StrictMode>
        <WorkAccount session={sessionWith({ endWorkAccount })} page={page} />
      </StrictMode>,
    );
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login?redirect=%2Fnews'));
    expect(endWorkAccount).toHaveBeenCalledExactlyOnceWith(callback);
    expect(readStoredUser()?._id).toBe('user-1');
  });

  test('says that it is at it', async () => {
    render(<WorkAccountWaiting />);
    expect(await screen.findByText('We are logging you in…')).toBeTruthy();
  });

  test('shows the error, with the way back to the login page', async () => {
    render(<WorkAccountRefused />);
    expect(await screen.findByText('Error: Invalid state parameter')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('/login');
  });

  test('asks for the second factor where the account has one', async () => {
    const { assign, page } = pageSpy();
    render(<WorkAccountSecondFactor page={page} />);
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login'));
  });
});

describe('/google-auth', () => {
  test('connects the calendar, once', async () => {
    const endCalendar = vi.fn<WaysIn['endCalendar']>(() => Promise.resolve());
    render(
      <StrictMode>
        <Calendar session={sessionWith({ endCalendar })} />
      </StrictMode>,
    );
    expect(await screen.findByText('Your calendar is connected.')).toBeTruthy();
    expect(endCalendar).toHaveBeenCalledExactlyOnceWith({ ...callback, iss: null });
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  });

  test('says that it is at it', async () => {
    render(<CalendarWaiting />);
    expect(await screen.findByText('We are connecting your calendar…')).toBeTruthy();
  });

  test('says what went wrong, and tries again from the provider on', async () => {
    const { assign, page } = pageSpy();
    render(<CalendarRefused page={page} />);
    expect(await screen.findByText('Error Connecting')).toBeTruthy();
    expect(screen.getByText('Please try again')).toBeTruthy();
    expect(screen.getByText('Error: No authorization code received')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://calendars.example/authorize'),
    );
  });
});
