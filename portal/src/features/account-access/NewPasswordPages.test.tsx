import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildAccess } from './access-fixtures.ts';
import * as stories from './NewPasswordPages.stories.tsx';

const { Reset, ResetByDeadLink, ResetOffline, Enroll, EnrollByDeadLink, Recovered } =
  composeStories(stories);

/** The toasts' library comes with the first toast. */
const loaded = { timeout: 5000 };

const password = () => screen.getByLabelText<HTMLInputElement>(/^New password/);
const set = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }));
const spy = () =>
  vi.fn<(token: string, password: string) => Promise<void>>(() => Promise.resolve());

async function choose(secret: string) {
  await userEvent.type(password(), secret);
  await set();
}

describe.each([
  ['a reset link', Reset, 'recoverPassword'],
  ['an enrolment link', Enroll, 'enrollAccount'],
] as const)('%s', (_link, Screen, way) => {
  test('takes a password of six characters at least, and says so before', async () => {
    const send = spy();
    render(<Screen access={buildAccess({ [way]: send })} />);
    expect(password().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Enter at least 6 characters.')).toBeTruthy();
    expect(password().minLength).toBe(6);
    expect(password().autocomplete).toBe('new-password');
    await choose('short');
    expect(send).not.toHaveBeenCalled();
  });

  test('sends only when a password is present', async () => {
    const send = spy();
    render(<Screen access={buildAccess({ [way]: send })} />);
    await set();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('Required field missing')).toBeTruthy();
  });

  test('sends the password with the token of the link', async () => {
    const send = spy();
    render(<Screen access={buildAccess({ [way]: send })} />);
    await choose('secret-1');
    expect(send).toHaveBeenCalledExactlyOnceWith('t0ken', 'secret-1');
    expect(
      await screen.findByText('Password set, login with new password.', undefined, loaded),
    ).toBeTruthy();
  });
});

describe('after the password is set', () => {
  test('a reset ends on its notice', async () => {
    render(<Reset />);
    await choose('secret-1');
    expect(await screen.findByText('/password-recoverd')).toBeTruthy();
  });

  test('an enrolment ends on the login page', async () => {
    render(<Enroll />);
    await choose('secret-1');
    expect(await screen.findByText('/login')).toBeTruthy();
  });

  test('the notice leads to the login page', () => {
    render(<Recovered />);
    expect(screen.getByRole('heading', { level: 1, name: 'Password recovered' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Back to Login' });
    expect(link.getAttribute('href')).toBe('/login');
  });
});

describe('a dead link', () => {
  test('of a reset says so and offers to ask for a new one', async () => {
    render(<ResetByDeadLink />);
    await choose('secret-1');
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });

  test('of an enrolment tells whom to ask', async () => {
    render(<EnrollByDeadLink />);
    await choose('secret-1');
    expect(await screen.findByText(/ask your college for a new invitation/)).toBeTruthy();
  });

  test('is not what a lost connection is called: the password stays in its field', async () => {
    render(<ResetOffline />);
    await choose('secret-1');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(password().value).toBe('secret-1');
  });
});
