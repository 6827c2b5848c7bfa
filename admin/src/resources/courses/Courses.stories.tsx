import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Courses',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/courses'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ courses: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      courses: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/courses/c-1/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/courses/nobody/show'] } };

export const Lessons: Story = { parameters: { initialEntries: ['/courses/c-1/show/lessons'] } };

export const Exams: Story = { parameters: { initialEntries: ['/courses/c-1/show/exams'] } };

/** Admins of a region read the college's courses. */
export const ShowAsRegionAdmin: Story = {
  args: { as: people.regionAdmin },
  parameters: { initialEntries: ['/courses/c-1/show/lessons'] },
};

export const Edit: Story = { parameters: { initialEntries: ['/courses/c-1'] } };

export const Create: Story = { parameters: { initialEntries: ['/courses/create'] } };
