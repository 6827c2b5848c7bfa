import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { refusal } from '../../../testing/fake-server.ts';
import { mergedPerson, mergedServer, merger, mergeServer } from '../../../testing/merge-server.ts';

const meta = {
  title: 'Admin/Users/Merge',
  component: AdminStory,
  args: { server: mergeServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/users'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {};

export const NothingAlike: Story = { args: { server: mergeServer({ duplicateUsers: () => [] }) } };

/** One of the two sits an exam. */
export const Refused: Story = {
  args: {
    server: mergeServer({
      mergeUsers: () => {
        throw refusal('CONFLICT', 'One of the two is sitting an exam right now.');
      },
    }),
  },
};

/** The page of an account that was merged. */
export const Merged: Story = {
  args: { server: mergedServer({ user: mergedPerson }) },
  parameters: { initialEntries: ['/users/u-02/show'] },
};

/** The page of the account that was kept: what became part of it can be undone. */
export const Kept: Story = {
  args: { server: mergedServer() },
  parameters: { initialEntries: ['/users/u-01/show'] },
};

/** Nothing was changed since, but the kept account sits an exam. */
export const UndoRefused: Story = {
  args: {
    server: mergedServer({
      userMergers: () => [{ ...merger, stays: { rows: [], fields: [] } }],
      undoMerger: () => {
        throw refusal('CONFLICT', 'One of the two is sitting an exam right now.');
      },
    }),
  },
  parameters: { initialEntries: ['/users/u-01/show'] },
};

/** Any two accounts, found from the page of one. */
export const MergeWith: Story = { parameters: { initialEntries: ['/users/u-01/show'] } };
