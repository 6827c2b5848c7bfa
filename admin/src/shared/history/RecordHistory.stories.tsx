import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { historyServer } from '../../testing/history-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/History',
  component: AdminStory,
  args: { server: historyServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/users/u-01/show?tab=history'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAPerson: Story = {};

export const OfADocument: Story = {
  args: { as: people.superadmin },
  parameters: { initialEntries: ['/documents/d-1/show?tab=history'] },
};

export const OfAnExam: Story = {
  parameters: { initialEntries: ['/exams/e-1/show?tab=history'] },
};

/** Courses have views of their own, of which the history is one. */
export const OfACourse: Story = {
  parameters: { initialEntries: ['/courses/c-1/show/history'] },
};

export const Empty: Story = {
  args: { server: historyServer({ recordHistory: () => ({ items: [], total: 0, version: 1 }) }) },
};

export const Failing: Story = {
  args: {
    server: historyServer({
      recordHistory: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

/** Somebody changed the record since the history was read. */
export const Refused: Story = {
  args: {
    server: historyServer({
      restoreRecord: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
};
