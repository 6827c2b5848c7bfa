import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../testing/AdminStory.tsx';
import { importsServer, runningImport } from '../testing/imports-server.ts';
import { people } from '../testing/people.ts';

const meta = {
  title: 'Admin/Imports',
  component: AdminStory,
  args: { server: importsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/users/import'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const People: Story = {};

export const PeopleAsRegionAdmin: Story = { args: { as: people.regionAdmin } };

export const Members: Story = { parameters: { initialEntries: ['/groups/g-1/import'] } };

/** The group is of another region. */
export const MembersElsewhere: Story = {
  args: { as: people.regionAdmin },
  parameters: { initialEntries: ['/groups/g-2/import'] },
};

export const Running: Story = {
  args: { server: importsServer({ import: () => runningImport }) },
  parameters: { initialEntries: ['/users/import?import=import-1'] },
};

export const Done: Story = { parameters: { initialEntries: ['/users/import?import=import-1'] } };

/** Somebody changed an imported record meanwhile. */
export const UndoBlocked: Story = {
  args: {
    server: importsServer({ undoImport: () => ({ blocked: [2], record: { ...runningImport } }) }),
  },
  parameters: { initialEntries: ['/users/import?import=import-1'] },
};
