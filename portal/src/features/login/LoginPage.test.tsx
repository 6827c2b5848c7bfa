import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import * as stories from './LoginPage.stories.tsx';

const { Production, Development, Refusing, Offline, Waiting } = composeStories(stories);

const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const button = () => screen.getByRole('button', { name: 'Login' });

async function type(address: string, secret: string) {
  if (address) await userEvent.type(email(), address);
  if (secret) await userEvent.type(password(), secret);
  await userEvent.click(button());
}

describe('the login form', () => {
  test('asks for an e-mail address and a password of six characters at least', () => {
    render(<Production />);
    expect(email().type).toBe('email');
    expect(email().required).toBe(true);
    expect(password().required).toBe(true);
    expect(password().minLength).toBe(6);
  });

  test.each([
    ['no e-mail', '', 'secret-1'],
    ['no e-mail address', 'student', 'secret-1'],
    ['no password', 'student@lampstand.example', ''],
  ])('does not send %s', async (_problem, address, secret) => {
    const session = fakeSession(buildUser());
    render(<Production session={session} />);
    await type(address, secret);
    expect(session.asked).toEqual([]);
  });

  test('signs in with the address as typed, without spaces around it', async () => {
    const session = fakeSession(buildUser());
    render(<Production session={session} />);
    await type(' student@lampstand.example ', 'secret-1');
    expect(session.asked).toEqual(['login student@lampstand.example']);
  });

  test('shows and hides the password', async () => {
    render(<Production />);
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  test('tells a refusal as a toast and keeps what was typed', async () => {
    render(<Refusing />);
    await type('student@lampstand.example', 'wrong-one');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The e-mail or the password is not correct.',
    );
    expect(email().value).toBe('student@lampstand.example');
    expect(password().value).toBe('wrong-one');
  });

  test('tells a lost connection in its own words', async () => {
    render(<Offline />);
    await type('student@lampstand.example', 'secret-1');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server cannot be reached.',
    );
  });

  test('sends once, however often the button is pressed', async () => {
    const login = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    render(<Waiting session={fakeSession(undefined, { login })} />);
    await type('student@lampstand.example', 'secret-1');
    await userEvent.click(button());
    await userEvent.type(password(), '{Enter}');
    expect(login).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test('leads to the forgotten password', () => {
    render(<Production />);
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });

  test('tells when somebody begins, so that the rest can be fetched', async () => {
    const onAwake = vi.fn<() => void>();
    render(<Production onAwake={onAwake} />);
    expect(onAwake).not.toHaveBeenCalled();
    await userEvent.click(email());
    expect(onAwake).toHaveBeenCalled();
  });
});

describe('the demonstration people', () => {
  test('sign in with one click', async () => {
    const login = vi.fn<(email: string, password: string) => Promise<never>>(
      () => new Promise(() => undefined),
    );
    const { demoPersonas } = Development.args.session ?? fakeSession();
    render(<Development session={fakeSession(undefined, { login, demoPersonas })} />);
    await userEvent.click(await screen.findByRole('button', { name: /Grace Mitchell/ }));
    expect(login).toHaveBeenCalledExactlyOnceWith(
      'graduate@lampstand.example',
      'lampstand-graduate',
    );
  });

  test('are not offered where there are none', async () => {
    const asked = Promise.resolve([]);
    render(<Production session={fakeSession(undefined, { demoPersonas: () => asked })} />);
    await asked;
    expect(screen.queryByText('Demonstration people')).toBeNull();
  });
});
