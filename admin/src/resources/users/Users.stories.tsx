import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Users',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/users'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListAsRegionAdmin: Story = { args: { as: people.regionAdmin } };

export const ListEmpty: Story = {
  args: { server: fakeServer({ users: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      users: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/users/u-01/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/users/u-00'] } };

export const Create: Story = { parameters: { initialEntries: ['/users/create'] } };
