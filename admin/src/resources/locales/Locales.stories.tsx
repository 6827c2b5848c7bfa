import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { siteServer } from '../../testing/site-server.ts';

const meta = {
  title: 'Admin/Locales',
  component: AdminStory,
  args: { as: people.superadmin, server: siteServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/locales'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListFailing: Story = {
  args: {
    server: siteServer({
      localeRecords: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/locales/hu_HU/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/locales/en'] } };
