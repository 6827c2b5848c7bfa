import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { SignUpAccess } from '@lampstand/auth/account';
import { buildAccess, lostConnection } from './access-fixtures.ts';
import * as stories from './CreateAccountPage.stories.tsx';

const { Open, OddSuggestion, Closed, UnknownGroup, KnownAccount, RefusedEmail, TooManyTries } =
  composeStories(stories);

/** The toasts' library comes with the first toast. */
const loaded = { timeout: 5000 };

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ruth@college.example');
  await userEvent.type(screen.getByLabelText('First name'), ' Ruth ');
  await userEvent.type(screen.getByLabelText('Last name'), 'Wanjiru');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Kenya');
}

function spy() {
  const createAccount = vi.fn<SignUpAccess['createAccount']>(() => new Promise(() => undefined));
  return { createAccount, access: buildAccess({ createAccount }) };
}

const ruth = {
  email: 'ruth@college.example',
  firstName: 'Ruth',
  lastName: 'Wanjiru',
  country: 'KEN',
  groupId: 'group-1',
};

describe('signing up', () => {
  test('names the group and its region', async () => {
    render(<Open />);
    expect(
      await screen.findByText('You are signing up for Nairobi 2026 A in East Africa.'),
    ).toBeTruthy();
  });

  test('requires e-mail, both names and the country', async () => {
    const { createAccount, access } = spy();
    render(<Open access={access} />);
    await screen.findByLabelText('E-mail');
    await submit();
    expect(screen.getAllByText('Required field missing')).toHaveLength(4);
    expect(createAccount).not.toHaveBeenCalled();
  });

  test('sends the country by its code and the suggested language', async () => {
    const { createAccount, access } = spy();
    render(<Open access={access} />);
    await fillIn();
    await submit();
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({ ...ruth, locale: 'pl_PL' });
  });

  test('ignores a suggested language that the product does not have', async () => {
    const { createAccount, access } = spy();
    render(<OddSuggestion access={access} />);
    await fillIn();
    await submit();
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({ ...ruth, locale: 'en' });
  });

  test('tells to look into the mail', async () => {
    render(<Open />);
    await fillIn();
    await submit();
    expect(await screen.findByText(/sent a message to ruth@college.example/)).toBeTruthy();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  test('sends whoever has an account to the login page, with a word', async () => {
    render(<KnownAccount />);
    await fillIn();
    await submit();
    expect(await screen.findByText('/login')).toBeTruthy();
    expect(await screen.findByText('You already have an account', undefined, loaded)).toBeTruthy();
  });

  test('says a refusal at its field and loses nothing', async () => {
    render(<RefusedEmail />);
    await fillIn();
    await submit();
    const field = await screen.findByRole('textbox', { name: 'E-mail', description: /valid/ });
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'KEN');
  });

  test('tells any other refusal as a toast and keeps what was typed', async () => {
    render(<TooManyTries />);
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert', undefined, loaded)).textContent).toContain(
      'try again in 15 minutes',
    );
    expect(email().value).toBe('ruth@college.example');
  });
});

describe('a sign-up link', () => {
  test('of a closed group says so, without a form', async () => {
    render(<Closed />);
    expect(await screen.findByText(/Sign-up for Nairobi 2020 is closed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  test('of no group says so', async () => {
    render(<UnknownGroup />);
    expect(await screen.findByText(/This sign-up link is not valid/)).toBeTruthy();
  });

  test('can be tried again after a lost connection', async () => {
    const { signUpGroup } = buildAccess();
    const ask = vi.fn<SignUpAccess['signUpGroup']>(signUpGroup);
    ask.mockImplementationOnce(lostConnection);
    render(<Open access={buildAccess({ signUpGroup: ask })} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You are signing up/)).toBeTruthy();
  });
});
