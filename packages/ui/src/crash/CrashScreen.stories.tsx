import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  component: CrashScreen,
  args: { onLogout: doNothing, onRefresh: doNothing },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Crashed: Story = {};
export const Reloading: Story = { args: { reloading: true } };
