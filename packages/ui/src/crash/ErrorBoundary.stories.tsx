import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Bomb({ error }: { readonly error: Error }): never {
  throw error;
}

const didNotHelp = (): boolean => false;

const meta = {
  component: ErrorBoundary,
  args: { onLogout: doNothing, reload: didNotHelp, children: <p>All is well.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Well: Story = {};
export const Crashed: Story = { args: { children: <Bomb error={new Error('A bad day')} /> } };
export const FilesMissing: Story = {
  args: { children: <Bomb error={new Error('Importing a module script failed.')} /> },
};
