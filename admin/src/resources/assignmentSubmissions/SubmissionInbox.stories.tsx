import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { assignmentsServer } from '../../testing/assignments-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Grading inbox',
  component: AdminStory,
  args: { as: people.regionAdmin, server: assignmentsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/assignmentSubmissions'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const NothingFound: Story = {
  args: {
    server: assignmentsServer({
      overrides: { assignmentSubmissions: () => ({ items: [], total: 0 }) },
    }),
  },
};

export const OneWork: Story = {
  parameters: { initialEntries: ['/assignmentSubmissions/s-john/show'] },
};
