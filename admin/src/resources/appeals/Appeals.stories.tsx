import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { casesServer } from '../../testing/cases-server.ts';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Appeals',
  component: AdminStory,
  args: { as: people.regionAdmin, server: casesServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/appeals'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: casesServer({ appeals: () => ({ items: [], total: 0 }) }) },
};

export const Open: Story = { parameters: { initialEntries: ['/appeals/p-1/show'] } };

/** Whoever accepts gives another grade. */
export const CourseGrade: Story = { parameters: { initialEntries: ['/appeals/p-3/show'] } };

/** The first reader has asked somebody else. */
export const SecondReading: Story = { parameters: { initialEntries: ['/appeals/p-2/show'] } };

/** Somebody else decided it meanwhile. */
export const Conflict: Story = {
  args: {
    server: casesServer({
      decideAppeal: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
  parameters: { initialEntries: ['/appeals/p-1/show'] },
};
