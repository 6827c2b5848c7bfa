import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { siteServer } from '../../testing/site-server.ts';

const meta = {
  title: 'Admin/Categories',
  component: AdminStory,
  args: { as: people.superadmin, server: siteServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/categories'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: siteServer({ categories: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: siteServer({
      categories: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/categories/k-bible/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/categories/k-bible'] } };

export const Create: Story = { parameters: { initialEntries: ['/categories/create'] } };
