import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider } from '@lampstand/auth';
import { fakeSession } from '@lampstand/auth/testing';
import { TransportError } from '@lampstand/graphql-client';
import { SessionFailed } from './SessionFailed.tsx';

interface Args {
  readonly error: Error;
  readonly onRetry?: () => void;
}

const meta: Meta<Args> = {
  title: 'App/SessionFailed',
  parameters: { layout: 'fullscreen' },
  render: ({ error, onRetry }) => (
    <SessionProvider session={fakeSession(error)}>
      <SessionFailed {...(onRetry ? { onRetry } : {})} />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Offline: Story = {
  args: { error: new TransportError('Failed to fetch', { kind: 'network' }) },
};

export const Broken: Story = {
  args: {
    error: new TransportError('Response not successful: Received status code 502', {
      kind: 'status',
      status: 502,
    }),
  },
};
