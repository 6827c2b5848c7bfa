import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { gradesServer } from '../../testing/grades-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Transcripts',
  component: AdminStory,
  args: { as: people.regionAdmin, server: gradesServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/transcripts'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: gradesServer({ transcripts: () => ({ items: [], total: 0 }) }) },
};

export const Valid: Story = { parameters: { initialEntries: ['/transcripts/tr-1/show'] } };

export const Revoked: Story = { parameters: { initialEntries: ['/transcripts/tr-2/show'] } };

export const Issue: Story = { parameters: { initialEntries: ['/transcripts/create'] } };

/** Somebody else revoked it meanwhile. */
export const Conflict: Story = {
  args: {
    server: gradesServer({
      revokeTranscript: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
  parameters: { initialEntries: ['/transcripts/tr-1/show'] },
};
