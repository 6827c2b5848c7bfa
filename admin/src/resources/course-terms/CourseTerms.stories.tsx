import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { coursesServer } from '../../testing/courses-server.ts';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Course terms',
  component: AdminStory,
  args: { server: coursesServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/course-terms'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: coursesServer({ terms: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: coursesServer({
      terms: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/course-terms/p-spring/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/course-terms/p-spring'] } };

export const Create: Story = { parameters: { initialEntries: ['/course-terms/create'] } };

/** The server refuses a term that ends before it begins. */
export const CreateRefused: Story = {
  args: {
    server: coursesServer({
      createTerm: () => {
        throw refusal('INVALID', 'Please check your entries.', {
          endsOn: 'The last day must be after the first day.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/course-terms/create'] },
};

/** Admins of a region read the college's terms. */
export const ListAsRegionAdmin: Story = { args: { as: people.regionAdmin } };
