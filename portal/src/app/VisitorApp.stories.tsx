import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider } from '@lampstand/auth';
import { fakeSession } from '@lampstand/auth/testing';
import { VisitorApp } from './VisitorApp.tsx';

interface Args {
  readonly path: string;
}

const meta: Meta<Args> = {
  title: 'App/Visitor',
  parameters: { layout: 'fullscreen' },
  render: ({ path }) => (
    <SessionProvider session={fakeSession()}>
      <VisitorApp
        onAwake={() => {}}
        page={{ path: () => path, assign: () => {}, reload: () => {} }}
      />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Login: Story = { args: { path: '/login' } };
