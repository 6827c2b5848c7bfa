import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { samplePicture } from '../../testing/sample-picture.ts';

const meta = {
  title: 'Admin/Teachers',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/teachers'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ teachers: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      teachers: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

/** Admins of a region read teachers and change none. */
export const ListAsRegionAdmin: Story = { args: { as: people.regionAdmin } };

export const Show: Story = { parameters: { initialEntries: ['/teachers/t-1/show'] } };

export const ShowWithPicture: Story = {
  args: {
    server: fakeServer({
      teacher: () => ({ ...college.teachers[0], pictureUrl: samplePicture }),
      removeTeacherPicture: () => college.teachers[0],
    }),
  },
  parameters: { initialEntries: ['/teachers/t-1/show'] },
};

/** Somebody of whom only the name is known. */
export const ShowBare: Story = { parameters: { initialEntries: ['/teachers/t-2/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/teachers/t-1'] } };

export const Create: Story = { parameters: { initialEntries: ['/teachers/create'] } };
