import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { siteServer } from '../../testing/site-server.ts';

const meta = {
  title: 'Admin/Currencies',
  component: AdminStory,
  args: { as: people.superadmin, server: siteServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/currencies'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: siteServer({ currencyRecords: () => ({ items: [], total: 0 }) }) },
};

export const Show: Story = { parameters: { initialEntries: ['/currencies/m-eur/show'] } };

/** All rates are given for this one. */
export const ShowBase: Story = { parameters: { initialEntries: ['/currencies/m-usd/show'] } };

export const ShowFailing: Story = {
  args: {
    server: siteServer({
      forexRates: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
  parameters: { initialEntries: ['/currencies/m-eur/show'] },
};

export const Edit: Story = { parameters: { initialEntries: ['/currencies/m-eur'] } };

export const Create: Story = { parameters: { initialEntries: ['/currencies/create'] } };
