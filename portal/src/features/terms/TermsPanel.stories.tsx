import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { Suspense } from 'react';
import { TermsPanel } from './TermsPanel.tsx';

interface Args {
  readonly session: Session;
}

const newcomer = buildUser({ firstName: 'Luca', fullName: 'Luca Rossi', termsAccepted: false });

const meta: Meta<Args> = {
  title: 'Terms/TermsPanel',
  parameters: { layout: 'fullscreen' },
  render: ({ session }) => (
    <SessionProvider session={session}>
      <Suspense fallback={null}>
        <TermsPanel />
      </Suspense>
    </SessionProvider>
  ),
  args: { session: fakeSession(newcomer) },
};
export default meta;
type Story = StoryObj<Args>;

export const Newcomer: Story = {};

export const Refusing: Story = {
  args: {
    session: fakeSession(newcomer, {
      acceptTerms: () => Promise.reject(new Error('Please try again later')),
    }),
  },
};
