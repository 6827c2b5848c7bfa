import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotBuiltYet } from './NotBuiltYet.tsx';

const meta = {
  component: NotBuiltYet,
  args: { title: 'Attendance' },
} satisfies Meta<typeof NotBuiltYet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Deep: Story = {
  args: { title: 'Leave requests', breadcrumbs: [{ label: 'Attendance', to: '/attendances' }] },
};
