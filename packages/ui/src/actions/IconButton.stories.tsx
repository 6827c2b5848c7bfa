import type { Meta, StoryObj } from '@storybook/react-vite';
import { closePath } from '../icons/icon-paths.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Close', icon: closePath },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Disabled: Story = { args: { disabled: true } };
