import { composeStories } from '@storybook/react-vite';
import type { OperationVariables } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '@lampstand/auth';
import * as stories from './Security.stories.tsx';

vi.mock('@lampstand/auth/passkey', () => ({
  makePasskey: vi.fn<() => Promise<string>>(() => Promise.resolve('{"id":"key-2"}')),
}));
const { makePasskey } = await import('@lampstand/auth/passkey');

const { Nothing, Everything, Demanded, WrongCode, NoCalendars, Failing, First } =
  composeStories(stories);

beforeEach(() => vi.stubGlobal('PublicKeyCredential', vi.fn<() => void>()));
afterEach(() => vi.unstubAllGlobals());

const spy = () => vi.fn<(operationName: string, variables: OperationVariables) => void>();
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

describe('the authenticator app', () => {
  test('is set up by the password, the picture or its key, and a code', async () => {
    const asked = spy();
    render(<Nothing asked={asked} />);
    await press('Set up an app');
    await type(/^Current password/, 'secret-1');
    await press('Continue');
    expect(await screen.findByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeTruthy();
    const picture = await screen.findByRole('img', { name: 'Picture with the key for the app' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    await type(/^Code/, '123456');
    await press('Turn on');
    expect(await screen.findByText('abcd-2345-efgh-6722')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith('BeginSecondFactor', {
      currentPassword: await hashPassword('secret-1'),
    });
    expect(asked).toHaveBeenCalledWith('ConfirmSecondFactor', { code: '123456' });
    await press('I have kept the codes');
    expect(screen.queryByText('abcd-2345-efgh-6722')).toBeNull();
  });

  test('says since when and how many recovery codes are left, and is turned off by a code', async () => {
    const asked = spy();
    render(<Everything asked={asked} />);
    expect(await screen.findByText(/Set up on/)).toBeTruthy();
    expect(screen.getByText(/9 recovery codes are left/)).toBeTruthy();
    await press('Turn off');
    await type(/^Code/, '123456');
    await press('Turn off');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('RemoveSecondFactor', { code: '123456' }),
    );
  });

  test('gives new recovery codes for a code', async () => {
    render(<Everything />);
    await press('New recovery codes');
    await type(/^Code/, '123456');
    await press('New recovery codes');
    expect(await screen.findByText('ijkl-2345-mnop-6722')).toBeTruthy();
  });

  test('says at the field that a code is wrong, and keeps what was typed', async () => {
    render(<WrongCode />);
    await press('Turn off');
    await type(/^Code/, '654321');
    await press('Turn off');
    expect(await screen.findByText('This code is not correct.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('654321');
  });

  test('cannot be turned off where the college demands it', async () => {
    render(<Demanded />);
    await screen.findByText(/Set up on/);
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });

  test('stands before the site where it is missing', async () => {
    render(<First />);
    expect(await screen.findByText(/Your college asks you to protect your account/)).toBeTruthy();
    expect(screen.getByLabelText(/^Current password/)).toBeTruthy();
  });
});

describe('passkeys', () => {
  test('are added by a name, the password and the device', async () => {
    const asked = spy();
    render(<Nothing asked={asked} />);
    await press('Add a passkey');
    await type(/^Name of the passkey/, 'Telephone');
    await type(/^Current password/, 'secret-1');
    const [, submit] = await screen.findAllByRole('button', { name: 'Add a passkey' });
    if (submit) await userEvent.click(submit);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('AddPasskey', {
        name: 'Telephone',
        response: '{"id":"key-2"}',
      }),
    );
  });

  test('that the device refuses are said so, and nothing typed is lost', async () => {
    vi.mocked(makePasskey).mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
    render(<Nothing />);
    await press('Add a passkey');
    await type(/^Name of the passkey/, 'Telephone');
    await type(/^Current password/, 'secret-1');
    const [, submit] = await screen.findAllByRole('button', { name: 'Add a passkey' });
    if (submit) await userEvent.click(submit);
    expect(await screen.findByText(/The passkey could not be used/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name of the passkey/).value).toBe('Telephone');
  });

  test('are renamed, and removed after a question', async () => {
    const asked = spy();
    render(<Everything asked={asked} />);
    await press('Rename: Telephone');
    const name = await screen.findByLabelText(/^Name of the passkey/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Old telephone');
    await press('Save');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('RenamePasskey', { _id: 'key-1', name: 'Old telephone' }),
    );
    await press('Remove: Telephone');
    expect(screen.getByText('Are you sure? This is permanent!')).toBeTruthy();
    await press('Remove');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('RemovePasskey', { _id: 'key-1' }));
  });

  test('are not offered to be added where the browser has none', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    render(<Everything />);
    await screen.findByText('Telephone');
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('the calendar', () => {
  test('is connected at its provider', async () => {
    const assign = vi.fn<(path: string) => void>();
    render(<Nothing page={{ path: () => '/profile', assign, reload: () => undefined }} />);
    await press('Connect a calendar');
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://calendars.example/authorize'),
    );
  });

  test('says which one it is, and is disconnected', async () => {
    const asked = spy();
    render(<Everything asked={asked} />);
    expect(await screen.findByText(/ruth@calendars.example/)).toBeTruthy();
    await press('Disconnect');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('DisconnectCalendar', {}));
  });

  test('is no card where the college connects none', async () => {
    render(<NoCalendars />);
    await screen.findByRole('button', { name: 'Set up an app' });
    await waitFor(() => expect(screen.queryByText('Calendar connection')).toBeNull());
  });
});

test('what cannot be loaded says so, card by card', async () => {
  render(<Failing />);
  await waitFor(() => expect(screen.getAllByText(/The server is resting/)).toHaveLength(3));
});
