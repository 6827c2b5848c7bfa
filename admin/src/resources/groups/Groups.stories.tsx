import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { conflictingServer } from '../../testing/conflicting-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Groups',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/groups'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ groups: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      groups: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/groups/g-1/show'] } };

/** Its sign-up was closed by hand. */
export const ShowClosed: Story = { parameters: { initialEntries: ['/groups/g-2/show'] } };

/** In the archive, so its link takes nobody in. */
export const ShowArchived: Story = { parameters: { initialEntries: ['/groups/g-3/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/groups/nobody/show'] } };

/** A manager reads groups and changes none. */
export const ListAsManager: Story = { args: { as: people.manager } };

export const ShowAsManager: Story = {
  args: { as: people.manager },
  parameters: { initialEntries: ['/groups/g-1/show'] },
};

export const Edit: Story = { parameters: { initialEntries: ['/groups/g-1'] } };

/** Somebody else saved the group while it was being edited. */
export const EditConflict: Story = {
  args: { server: conflictingServer() },
  parameters: { initialEntries: ['/groups/g-1'] },
};

export const Create: Story = { parameters: { initialEntries: ['/groups/create'] } };
