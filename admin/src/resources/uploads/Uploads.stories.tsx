import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { uploadsServer } from '../../testing/uploads-server.ts';

const meta = {
  title: 'Admin/Uploads',
  component: AdminStory,
  args: { as: people.superadmin, server: uploadsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/uploads'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: uploadsServer({ videoUploads: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: uploadsServer({
      videoUploads: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};
