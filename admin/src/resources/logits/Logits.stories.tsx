import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { logitsServer } from '../../testing/logits-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Logits',
  component: AdminStory,
  args: { as: people.superadmin, server: logitsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/logits'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListFailing: Story = {
  args: {
    server: logitsServer({
      logits: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const ListNothingFound: Story = {
  args: { server: logitsServer({ logits: () => ({ items: [], total: 0 }) }) },
};

export const ShowAction: Story = { parameters: { initialEntries: ['/logits/ACTION%3Al-1/show'] } };

export const ShowCrash: Story = { parameters: { initialEntries: ['/logits/REPORT:l-2/show'] } };

export const NoCrashes: Story = {
  args: { server: logitsServer({ logitGroups: () => ({ items: [], total: 0 }) }) },
};
