import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { calendarPath } from '../icons/icon-paths.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'Nothing to show yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithExplanationAndAction: Story = {
  args: {
    title: 'No calendar events to show',
    icon: calendarPath,
    children: 'Events of your groups will appear here as soon as they are planned.',
    action: <Button variant="outlined">Refresh</Button>,
  },
};
