import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { college } from '../../../testing/college.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { people } from '../../../testing/people.ts';
import { progressServer } from '../../../testing/progress-server.ts';

const meta = {
  title: 'Admin/Groups/Progress',
  component: AdminStory,
  args: { server: progressServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/groups/g-1/show?tab=progress'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Progress: Story = {};

/** More than a page shows. */
export const ProgressOfMany: Story = { args: { server: progressServer(6) } };

/** Managers may list no courses, and see those of their groups. */
export const ProgressAsManager: Story = { args: { as: people.manager } };

export const ProgressEmpty: Story = {
  args: {
    server: fakeServer({ groupProgress: () => ({ items: [], lessons: [], total: 0 }) }),
  },
};

export const ProgressWithoutCourses: Story = {
  args: {
    server: fakeServer({
      groupBoards: () => ({ items: [{ ...college.groupBoards[0], courses: [] }], total: 1 }),
    }),
  },
};

export const ProgressFailing: Story = {
  args: {
    server: fakeServer({
      groupProgress: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};
