import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SessionProvider } from '@lampstand/auth';
import { fakeSession } from '@lampstand/auth/testing';
import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import { ToastOutlet } from '@lampstand/ui';
import { scriptedTransport } from '../testing/scripted-transport.ts';
import { TransportContext } from './data/transport-context.ts';
import { VisitorScreens } from './VisitorScreens.tsx';

const loaded = { timeout: 5000 };
const transport = scriptedTransport([
  { operationName: 'EnrollAccount', reply: () => ({ enrollAccount: true }) },
]);

function visit(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <I18nProvider locale="en" messages={englishMessages}>
      <SessionProvider session={fakeSession()}>
        <TransportContext value={transport}>
          <VisitorScreens onAwake={() => undefined} />
        </TransportContext>
        <ToastOutlet />
      </SessionProvider>
    </I18nProvider>,
  );
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/forgot-password', 'Forgot password'],
  ['/set-password', 'Set password'],
  ['/reset-password/t0ken', 'Reset password'],
  ['/password-recoverd', 'Password recovered'],
  ['/create-account/g1', 'Create account'],
  ['/enroll-account/t0ken', 'Enroll'],
])('%s shows "%s"', async (path, title) => {
  visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title }, loaded)).toBeDefined();
});

test('a first password ends on the login page, with its word and without a fresh page', async () => {
  visit('/enroll-account/t0ken');
  await userEvent.type(await screen.findByLabelText('New password', undefined, loaded), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('button', { name: 'Login' }, loaded)).toBeDefined();
  expect(window.location.pathname).toBe('/login');
  expect(
    await screen.findByText('Password set, login with new password.', undefined, loaded),
  ).toBeDefined();
});
