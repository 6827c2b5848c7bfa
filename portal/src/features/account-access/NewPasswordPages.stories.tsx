import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccountAccess } from '@lampstand/auth/account';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import { buildAccess, deadLink, lostConnection, never } from './access-fixtures.ts';
import { EnrollAccountPage } from './EnrollAccountPage.tsx';
import { PasswordRecoveredPage } from './PasswordRecoveredPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

interface Args {
  readonly access: AccountAccess;
}

const meta: Meta<Args> = {
  title: 'Account access/New password',
  parameters: { layout: 'fullscreen', initialEntries: ['/reset-password/t0ken'] },
  args: { access: buildAccess() },
  render: ({ access }) => (
    <VisitorStory path="/reset-password/:token">
      <ResetPasswordPage access={access} />
    </VisitorStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const enrolling: Story = {
  parameters: { initialEntries: ['/enroll-account/t0ken'] },
  render: ({ access }) => (
    <VisitorStory path="/enroll-account/:token">
      <EnrollAccountPage access={access} />
    </VisitorStory>
  ),
};

export const Reset: Story = {};
export const ResetByDeadLink: Story = {
  args: { access: buildAccess({ recoverPassword: deadLink }) },
};
export const ResetOffline: Story = {
  args: { access: buildAccess({ recoverPassword: lostConnection }) },
};
export const ResetWaiting: Story = { args: { access: buildAccess({ recoverPassword: never }) } };

export const Enroll: Story = enrolling;
export const EnrollByDeadLink: Story = {
  ...enrolling,
  args: { access: buildAccess({ enrollAccount: deadLink }) },
};

export const Recovered: Story = {
  parameters: { initialEntries: ['/password-recoverd'] },
  render: () => (
    <VisitorStory path="/password-recoverd">
      <PasswordRecoveredPage />
    </VisitorStory>
  ),
};
