import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSession } from '@lampstand/auth/testing';
import { AdminStory } from '../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { people } from '../testing/people.ts';

const meta = {
  title: 'Admin/App',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/admin'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const HomeAsManager: Story = { args: { as: people.manager } };

export const HomeAsReportsAdmin: Story = { args: { as: people.reportsAdmin } };

export const HomeFailing: Story = {
  args: {
    server: fakeServer({
      adminHome: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const HomeOfNewCollege: Story = {
  args: {
    server: fakeServer({
      adminHome: () => ({
        userCount: 1,
        activeStudentCount: 0,
        groupCount: 0,
        regionCount: 1,
        courseCount: 0,
        examResultCount: 0,
        recentExamResults: [],
        waiting: [],
      }),
    }),
  },
};

export const NotBuiltYet: Story = {
  args: { as: people.superadmin },
  parameters: { initialEntries: ['/reports'] },
};

export const NotFound: Story = { parameters: { initialEntries: ['/admin/nowhere'] } };

export const Impersonating: Story = {
  args: { as: { ...people.admin, impersonatingUser: 'Susan Mwangi' } },
};

export const TermsNotAccepted: Story = { args: { as: { ...people.admin, termsAccepted: false } } };

/** The server cannot be asked who is there. */
export const SessionFailed: Story = {
  args: {
    session: fakeSession(undefined, {
      state: sessionFailed(),
    }),
  },
};

function sessionFailed() {
  const state = { status: 'failed', error: new TypeError('Failed to fetch') } as const;
  return () => state;
}
