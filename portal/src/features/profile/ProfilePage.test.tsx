import { composeStories } from '@storybook/react-vite';
import type { OperationVariables } from '@apollo/client';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { toast } from '@lampstand/ui';
import * as stories from './ProfilePage.stories.tsx';

const { Verified, NotVerified, WrongPassword, Offline, OnlyThisDevice, Impersonated, HalfThere } =
  composeStories(stories);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const current = () => screen.getByLabelText<HTMLInputElement>(/^Current password/);
const chosen = () => screen.getByLabelText<HTMLInputElement>(/^New password/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const spy = () => vi.fn<(operationName: string, variables: OperationVariables) => void>();

async function changePassword(from: string, to: string) {
  if (from) await userEvent.type(current(), from);
  if (to) await userEvent.type(chosen(), to);
  await press('Change password');
}

describe('the account', () => {
  test('says whose it is and that the address is verified', () => {
    render(<Verified />);
    expect(screen.getByText('student@lampstand.example')).toBeTruthy();
    expect(screen.getByText('This address is verified.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the message again' })).toBeNull();
  });

  test('sends the mail again and says where to', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    const asked = spy();
    render(<NotVerified asked={asked} />);
    await press('Send the message again');
    expect(asked).toHaveBeenCalledWith('SendVerifyEmail', {});
    await waitFor(() =>
      expect(success).toHaveBeenCalledExactlyOnceWith(
        'We have sent a message to student@lampstand.example.',
      ),
    );
  });

  test('says when the mail could not be sent', async () => {
    const error = vi.spyOn(toast, 'error').mockReturnValue();
    render(<Offline />);
    await press('Send the message again');
    await waitFor(() => expect(error.mock.calls.flat().join()).toContain('cannot be reached'));
  });
});

test('what applies in exams is told, not why', async () => {
  render(<Verified />);
  expect(await screen.findByText('In your exams')).toBeTruthy();
  expect(screen.getByText('Time: 150% of the usual')).toBeTruthy();
  expect(screen.getByText('Attempts: 1 more')).toBeTruthy();
  expect(screen.getByText('You may be away for up to 5 min')).toBeTruthy();
  expect(screen.getByText('Until Dec 31, 2026')).toBeTruthy();
});

describe('changing the password', () => {
  test('sends the hashes of both, says so, and empties the fields', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    const asked = spy();
    render(<Verified asked={asked} />);
    await changePassword('secret-1', 'secret-2');
    await waitFor(() =>
      expect(success).toHaveBeenCalledExactlyOnceWith('Password changed, login with new password'),
    );
    expect(asked).toHaveBeenCalledWith('ChangePassword', {
      currentPassword: await hashPassword('secret-1'),
      newPassword: await hashPassword('secret-2'),
    });
    expect([current().value, chosen().value]).toEqual(['', '']);
  });

  test.each([
    ['without the current one', '', 'secret-2', 'Required field missing'],
    ['to a short one', 'secret-1', 'short', 'Enter at least 6 characters.'],
  ])('does not send %s', async (_what, from, to, text) => {
    const asked = spy();
    render(<Verified asked={asked} />);
    await changePassword(from, to);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('ChangePassword');
  });

  test('says at its field that the current one is wrong, and keeps both', async () => {
    render(<WrongPassword />);
    await changePassword('secret-1', 'secret-2');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    expect(document.activeElement).toBe(current());
    expect([current().value, chosen().value]).toEqual(['secret-1', 'secret-2']);
  });
});

describe('changing the language', () => {
  test('offers all thirteen, keeps the choice in the profile and on the device, and reloads', async () => {
    const session = fakeSession(buildUser());
    const reload = vi.fn<() => void>();
    const page = { path: () => '/profile', assign: () => undefined, reload };
    render(<Verified session={session} page={page} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Language');
    expect([...select.options]).toHaveLength(13);
    await userEvent.selectOptions(select, 'Українська');
    await press('Change language');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(session.asked).toEqual(['saveLocale uk_UA']);
    expect(localStorage.getItem('locale')).toBe('uk_UA');
  });

  test('changes nothing on the device when the profile could not be saved', async () => {
    render(<Offline />);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Українська');
    await press('Change language');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(localStorage.getItem('locale')).toBeNull();
  });
});

describe('the signed-in devices', () => {
  test('are called by browser and system, with this one marked and not to be ended', async () => {
    render(<Verified />);
    expect(await screen.findByText('Firefox · Linux')).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getByText(/203\.0\.113\.7/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log out: Firefox · Linux' })).toBeNull();
  });

  test('are ended one by one, and the list is read again', async () => {
    const asked = spy();
    render(<Verified asked={asked} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out: Chrome · Android' }));
    await waitFor(() =>
      expect(asked.mock.calls.filter(([name]) => /Devices|Session/.test(name))).toEqual([
        ['Devices', {}],
        ['RevokeSession', { _id: 'session-2' }],
        ['Devices', {}],
      ]),
    );
  });

  test('are ended all at once, but this one', async () => {
    const asked = spy();
    render(<Verified asked={asked} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('RevokeOtherSessions', {}));
  });

  test('leave nothing to end where there is only this one', async () => {
    render(<OnlyThisDevice />);
    await screen.findByText('Firefox · Linux');
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  test('tell who looks through the eyes of the person', async () => {
    render(<Impersonated />);
    expect(await screen.findByText('Opened on your behalf by Helen Carter')).toBeTruthy();
    expect(screen.getByText('Unknown device')).toBeTruthy();
  });
});

describe('the personal details', () => {
  test('are saved, and the session is read again for the name in the frame', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    const asked = spy();
    const session = fakeSession(buildUser());
    const load = vi.spyOn(session, 'load');
    render(<Verified session={session} asked={asked} />);
    const name = await screen.findByLabelText(/^First name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Naomi');
    await press('Save');
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('Success!'));
    const [, variables] = asked.mock.calls.find(([each]) => each === 'SaveProfileDetails') ?? [];
    expect(variables).toMatchObject({
      userProfileInput: { _id: 'user-student', firstName: 'Naomi', lastName: 'Wanjiru' },
    });
    expect(load).toHaveBeenCalledOnce();
  });

  test('that cannot be loaded leave the rest of the page as it is', async () => {
    render(<HalfThere />);
    expect(await screen.findByText('The server is resting')).toBeTruthy();
    expect(await screen.findByText('No addresses now')).toBeTruthy();
    expect(await screen.findByText('Firefox · Linux')).toBeTruthy();
  });
});

describe('the addresses', () => {
  const names = (asked: ReturnType<typeof spy>) =>
    asked.mock.calls.map(([name]) => name).filter((name) => name.includes('Address'));

  test('are changed by what was typed, and the list is read again', async () => {
    const asked = spy();
    render(<Verified asked={asked} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: 12 Acacia Road/ }));
    // The form is fetched when it is opened.
    const line2 = await screen.findByLabelText('Address line 2', {}, { timeout: 15_000 });
    await userEvent.type(line2, 'Floor 3');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names(asked)).toEqual(['Addresses', 'UpdateAddress', 'Addresses']));
    expect(asked).toHaveBeenCalledWith('UpdateAddress', {
      addressInput: {
        _id: 'address-1',
        version: 1,
        itemId: 'user-1',
        line1: '12 Acacia Road',
        line2: 'Floor 3',
        city: 'Nairobi',
        state: '',
        postcode: '00100',
        country: 'KEN',
      },
    });
  });

  test('are removed only after a question', async () => {
    const asked = spy();
    render(<Verified asked={asked} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove: 12 Acacia Road/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Are you sure\? This is permanent!/)).toBeTruthy();
    expect(names(asked)).toEqual(['Addresses']);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(names(asked)).toEqual(['Addresses', 'RemoveAddress', 'Addresses']));
  });
});
