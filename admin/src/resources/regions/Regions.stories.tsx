import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Regions',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/regions'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ regions: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      regions: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/regions/r-kenya/show'] } };

/** Nobody judges absences here, so nobody can explain them. */
export const ShowWithoutDuties: Story = {
  parameters: { initialEntries: ['/regions/r-germany/show'] },
};

export const ShowMissing: Story = { parameters: { initialEntries: ['/regions/nobody/show'] } };

/** Only the superadmin opens and gives up regions. */
export const ListAsSuperadmin: Story = { args: { as: people.superadmin } };

export const Edit: Story = { parameters: { initialEntries: ['/regions/r-kenya'] } };

export const Create: Story = {
  args: { as: people.superadmin },
  parameters: { initialEntries: ['/regions/create'] },
};

export const CreateRefused: Story = { parameters: { initialEntries: ['/regions/create'] } };
