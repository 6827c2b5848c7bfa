import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { buildDashboard } from '../features/dashboard/dashboard-fixtures.ts';
import { DashboardDataDocument } from '../features/dashboard/DashboardData.generated.ts';
import { PortalStory } from '../testing/portal-story.tsx';
import { answer } from '../testing/scripted-answers.ts';

interface Args {
  readonly session: Session;
}

const answers = [answer(DashboardDataDocument, buildDashboard())];
const at = (address: string) => ({ initialEntries: [address] });
const admin = buildUser({
  fullName: 'Helen Carter',
  firstName: 'Helen',
  roles: ['user', 'manager', 'admin'],
});

const meta: Meta<Args> = {
  title: 'App/Portal',
  parameters: { layout: 'fullscreen' },
  render: ({ session }) => <PortalStory session={session} answers={answers} />,
  args: { session: fakeSession(buildUser({ unreadNotifications: 2 })) },
};
export default meta;
type Story = StoryObj<Args>;

export const Dashboard: Story = { parameters: at('/dashboard') };

export const NotBuilt: Story = { parameters: at('/student/attendance') };

export const NotFound: Story = { parameters: at('/student-of-the-year') };

export const Impersonating: Story = {
  parameters: at('/dashboard'),
  args: { session: fakeSession(buildUser({ impersonatingUser: 'Helen Carter' })) },
};

export const TermsNotAccepted: Story = {
  parameters: at('/dashboard'),
  args: { session: fakeSession(buildUser({ termsAccepted: false })) },
};

/** The legal pages can be read before the terms are accepted. */
export const PrivacyBeforeTerms: Story = {
  parameters: at('/privacy'),
  args: { session: fakeSession(buildUser({ termsAccepted: false })) },
};

export const Alumna: Story = {
  parameters: at('/dashboard'),
  args: {
    session: fakeSession(
      buildUser({ isAlumni: true, isAlumniOnly: true, groups: [], selectedGroup: null }),
    ),
  },
};

/** Staff on a screen of the portal, while they work in the administration. */
export const Staff: Story = {
  parameters: at('/news'),
  args: { session: fakeSession(admin) },
};
