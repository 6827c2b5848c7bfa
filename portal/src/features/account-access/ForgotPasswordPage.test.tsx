import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toast } from '@lampstand/ui';
import { buildAccess } from './access-fixtures.ts';
import * as stories from './ForgotPasswordPage.stories.tsx';

const { Forgotten, FirstPassword, TooManyTries, Offline } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');

async function ask(address: string) {
  await userEvent.type(email(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}

function spy() {
  const forgotPassword = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve());
  return { forgotPassword, access: buildAccess({ forgotPassword }) };
}

describe('the forgotten password', () => {
  test('is asked for by an e-mail address and nothing else', async () => {
    const { forgotPassword, access } = spy();
    render(<Forgotten access={access} />);
    await ask('ruth');
    expect(forgotPassword).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a valid e-mail address.')).toBeTruthy();
    await userEvent.clear(email());
    await ask(' ruth@college.example ');
    expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('ruth@college.example');
  });

  test('answers with the mail to look for, without saying whether there is an account', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    render(<Forgotten />);
    await ask('nobody@college.example');
    expect(
      await screen.findByText(/If there is an account for nobody@college.example/),
    ).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Check your e-mail');
    expect(success).toHaveBeenCalledExactlyOnceWith('Check your e-mail');
  });

  test('can be asked for again', async () => {
    render(<Forgotten />);
    await ask('ruth@college.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(email()).toBeTruthy();
  });

  test('keeps what was typed when there were too many tries, and says when to try again', async () => {
    render(<TooManyTries />);
    await ask('ruth@college.example');
    expect((await screen.findByRole('alert')).textContent).toContain('try again in 15 minutes');
    expect(email().value).toBe('ruth@college.example');
  });

  test('tells a lost connection in its own words', async () => {
    render(<Offline />);
    await ask('ruth@college.example');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });

  test('leads back to the login page', () => {
    render(<Forgotten />);
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('/login');
  });
});

test('whoever sets a first password gets the same form under its own name', () => {
  render(<FirstPassword />);
  expect(screen.getByRole('heading', { level: 1, name: 'Set password' })).toBeTruthy();
  expect(email().required).toBe(true);
});
