import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { casesServer } from '../../testing/cases-server.ts';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Accommodations',
  component: AdminStory,
  args: { as: people.regionAdmin, server: casesServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/accommodations'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: casesServer({ accommodations: () => ({ items: [], total: 0 }) }) },
};

export const Show: Story = { parameters: { initialEntries: ['/accommodations/u-ada/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/accommodations/u-ada'] } };

export const Create: Story = { parameters: { initialEntries: ['/accommodations/create'] } };

/** Somebody else changed it meanwhile. */
export const Conflict: Story = {
  args: {
    server: casesServer({
      setAccommodation: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
  parameters: { initialEntries: ['/accommodations/u-ada'] },
};
