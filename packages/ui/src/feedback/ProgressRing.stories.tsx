import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  component: ProgressRing,
  args: { label: 'Course progress', value: 5, max: 12 },
} satisfies Meta<typeof ProgressRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const NotStarted: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 12 } };
export const Large: Story = { args: { size: 'large', value: 88, max: 100, label: 'Score' } };
