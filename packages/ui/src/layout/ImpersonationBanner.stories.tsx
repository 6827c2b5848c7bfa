import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const meta = {
  component: ImpersonationBanner,
  args: { name: 'Miriam Wanjiru', onLogout: doNothing },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImpersonationBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
