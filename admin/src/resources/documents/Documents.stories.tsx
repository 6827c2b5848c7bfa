import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { documentsServer } from '../../testing/documents-server.ts';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Documents',
  component: AdminStory,
  args: { as: people.superadmin, server: documentsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/documents'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: documentsServer({ documents: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: documentsServer({
      documents: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/documents/d-rules/show'] } };

export const ShowDraft: Story = { parameters: { initialEntries: ['/documents/d-guide/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/documents/d-rules'] } };

export const Create: Story = { parameters: { initialEntries: ['/documents/create'] } };
