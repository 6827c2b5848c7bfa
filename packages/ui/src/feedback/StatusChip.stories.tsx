import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip.tsx';

const meta = {
  component: StatusChip,
  args: { children: 'Not started' },
} satisfies Meta<typeof StatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Info: Story = { args: { tone: 'info', children: 'Pending' } };
export const Success: Story = { args: { tone: 'success', children: 'Passed' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Late' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };
