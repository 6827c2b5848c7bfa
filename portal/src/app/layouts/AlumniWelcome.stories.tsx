import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet } from '@lampstand/ui';
import { AlumniWelcome } from './AlumniWelcome.tsx';

interface Args {
  readonly session: Session;
}

const graduate = buildUser({ isAlumni: true, showAlumniWelcome: true });

const meta: Meta<Args> = {
  title: 'App/AlumniWelcome',
  args: { session: fakeSession(graduate) },
  render: ({ session }) => (
    <SessionProvider session={session}>
      <AlumniWelcome />
      <ToastOutlet />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Welcome: Story = {};
export const Offline: Story = {
  args: {
    session: fakeSession(graduate, {
      endAlumniWelcome: () => Promise.reject(new TypeError('Failed to fetch')),
    }),
  },
};
