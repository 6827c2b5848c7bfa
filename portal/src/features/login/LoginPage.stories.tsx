import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Session } from '@lampstand/auth';
import { fakeSession, fakeWays } from '@lampstand/auth/testing';
import { GraphqlError, TransportError } from '@lampstand/graphql-client';
import { ToastOutlet } from '@lampstand/ui';
import { LoginPage } from './LoginPage.tsx';

interface Args {
  readonly session: Session;
  readonly onAwake?: () => void;
}

const meta: Meta<Args> = {
  title: 'Login/LoginPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/login'] },
  render: ({ session, onAwake }) => (
    <SessionProvider session={session}>
      <LoginPage {...(onAwake ? { onAwake } : {})} />
      <ToastOutlet />
    </SessionProvider>
  ),
  args: { session: fakeSession() },
};
export default meta;
type Story = StoryObj<Args>;

const persona = (key: string, fullName: string) => ({
  key,
  fullName,
  email: `${key}@lampstand.example`,
  password: `lampstand-${key}`,
});

export const Production: Story = {};

/** Where the demonstration college is open, one click signs in. */
export const Development: Story = {
  args: {
    session: fakeSession(undefined, {
      demoPersonas: () =>
        Promise.resolve([
          persona('student', 'Naledi Dlamini'),
          persona('graduate', 'Grace Mitchell'),
          persona('superadmin', 'Daniel Okafor'),
        ]),
    }),
  },
};

export const Refusing: Story = {
  args: {
    session: fakeSession(undefined, {
      login: () =>
        Promise.reject(
          new GraphqlError([{ message: 'The e-mail or the password is not correct.' }]),
        ),
    }),
  },
};

export const Offline: Story = {
  args: {
    session: fakeSession(undefined, {
      login: () => Promise.reject(new TransportError('Failed to fetch', { kind: 'network' })),
      demoPersonas: () => Promise.reject(new TypeError('Failed to fetch')),
    }),
  },
};

export const Waiting: Story = {
  args: { session: fakeSession(undefined, { login: () => new Promise(() => undefined) }) },
};

const refusal = (message: string, key: string) =>
  new GraphqlError([{ message, extensions: { code: 'FORBIDDEN', key } }]);

/** The password was right; the account asks for a code of its app. */
export const SecondFactor: Story = {
  args: {
    session: fakeSession(undefined, {
      login: () =>
        Promise.reject(
          refusal(
            'Please enter the code of your authenticator app.',
            'errors.identity.secondFactorNeeded',
          ),
        ),
    }),
  },
};

/** The college has work accounts. */
export const WorkAccount: Story = {
  args: {
    session: fakeSession(undefined, {
      ways: () => Promise.resolve(fakeWays({ workAccountOffered: () => Promise.resolve(true) })),
    }),
  },
};
