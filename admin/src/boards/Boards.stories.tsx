import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { people } from '../testing/people.ts';

const meta = {
  title: 'Admin/Boards',
  component: AdminStory,
  args: { as: people.manager },
  parameters: { layout: 'fullscreen', initialEntries: ['/groups/preview/all'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Empty: Story = {
  args: { server: fakeServer({ groupBoards: () => ({ items: [], total: 0 }) }) },
};

export const Failing: Story = {
  args: {
    server: fakeServer({
      groupBoards: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};
