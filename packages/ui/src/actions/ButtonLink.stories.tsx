import type { Meta, StoryObj } from '@storybook/react-vite';
import { homePath } from '../icons/icon-paths.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { to: '/dashboard', children: 'Home' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const OutlinedWithIcon: Story = { args: { variant: 'outlined', icon: homePath } };
