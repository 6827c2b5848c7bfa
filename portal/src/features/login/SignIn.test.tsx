import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPage, type WaysIn } from '@lampstand/auth';
import { buildUser, fakeSession, fakeWays } from '@lampstand/auth/testing';
import { GraphqlError } from '@lampstand/graphql-client';
import * as stories from './LoginPage.stories.tsx';

const { Production, SecondFactor, WorkAccount } = composeStories(stories);

beforeEach(() => vi.stubGlobal('PublicKeyCredential', vi.fn<() => void>()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const withWays = (overrides: Partial<WaysIn>) => ({
  ways: () => Promise.resolve(fakeWays(overrides)),
});
const refusal = (message: string, key: string) =>
  Promise.reject(new GraphqlError([{ message, extensions: { code: 'INVALID', key } }]));
const passkeyButton = () => screen.findByRole('button', { name: 'Log in with a passkey' });

describe('the second step', () => {
  async function atSecondStep(overrides: Partial<WaysIn> = {}) {
    const { login } = SecondFactor.args.session ?? fakeSession();
    const session = fakeSession(undefined, { login, ...withWays(overrides) });
    render(<SecondFactor session={session} />);
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'manager@lampstand.example');
    await userEvent.type(screen.getByLabelText(/^Password/), 'lampstand-manager');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await userEvent.type(await screen.findByLabelText(/^Code/), ' 123 456 ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    return session;
  }

  test('asks for the code after the password, and enters with it', async () => {
    const giveSecondFactor = vi.fn<WaysIn['giveSecondFactor']>(() =>
      Promise.resolve(buildUser({ _id: 'user-7' })),
    );
    const session = await atSecondStep({ giveSecondFactor });
    await waitFor(() => expect(session.asked).toContain('enter user-7'));
    expect(giveSecondFactor).toHaveBeenCalledExactlyOnceWith('123 456');
  });

  test('says at the field that a code is wrong, and keeps it', async () => {
    await atSecondStep({
      giveSecondFactor: () => refusal('This code is not correct.', 'errors.identity.wrongCode'),
    });
    expect(await screen.findByText('This code is not correct.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe(' 123 456 ');
  });

  test('begins again with the password when it took too long', async () => {
    await atSecondStep({
      giveSecondFactor: () => refusal('This took too long.', 'errors.identity.flowOver'),
    });
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('This took too long.');
  });
});

describe('a work account', () => {
  test('is offered where the college has it', async () => {
    const { unmount } = render(<WorkAccount />);
    expect(await screen.findByRole('button', { name: 'Log in with a work account' })).toBeTruthy();
    unmount();
    render(<Production />);
    await passkeyButton();
    expect(screen.queryByRole('button', { name: 'Log in with a work account' })).toBeNull();
  });

  test('leads to the provider, and remembers where the person wanted to go', async () => {
    const assign = vi.spyOn(browserPage, 'assign').mockReturnValue();
    vi.spyOn(browserPage, 'path').mockReturnValue('/login?redirect=%2Fnews');
    render(<WorkAccount />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Log in with a work account' }),
    );
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://provider.example/authorize'),
    );
    expect(sessionStorage.getItem('lampstand.wayBack')).toBe('/news');
  });

  test('says when the provider cannot be reached', async () => {
    const workAccountOffered = () => Promise.resolve(true);
    const beginWorkAccount = () => refusal('Away.', 'errors.identity.providerUnreachable');
    const ways = withWays({ workAccountOffered, beginWorkAccount });
    render(<WorkAccount session={fakeSession(undefined, ways)} />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Log in with a work account' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Away.');
  });
});

describe('a passkey', () => {
  test('enters without a password, and without a second factor', async () => {
    const entered = vi.fn<(user: ReturnType<typeof buildUser>) => void>();
    const withPasskey = () => Promise.resolve(buildUser({ mustAddSecondFactor: true }));
    const session = fakeSession(undefined, { enter: entered, ...withWays({ withPasskey }) });
    render(<Production session={session} />);
    await userEvent.click(await passkeyButton());
    await waitFor(() => expect(entered.mock.calls[0]?.[0].mustAddSecondFactor).toBe(false));
  });

  test.each([
    ['the device refuses', new DOMException('The operation is not allowed', 'NotAllowedError')],
    ['the browser fails', new Error('Something went wrong in here')],
  ])('that %s is said in our own words', async (_what, error) => {
    const withPasskey = () => Promise.reject(error);
    render(<Production session={fakeSession(undefined, withWays({ withPasskey }))} />);
    await userEvent.click(await passkeyButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The passkey could not be used.',
    );
  });

  test('is not offered where the browser has none', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    render(<WorkAccount />);
    await screen.findByRole('button', { name: 'Log in with a work account' });
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});
