import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Session } from '@lampstand/auth';
import type { AccountAccess } from '@lampstand/auth/account';
import { fakeSession } from '@lampstand/auth/testing';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import { buildAccess, deadLink, lostConnection, never } from './access-fixtures.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

interface Args {
  readonly access: AccountAccess;
  readonly session: Session;
}

const meta: Meta<Args> = {
  title: 'Account access/VerifyEmailPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/verify-email/t0ken'] },
  args: { access: buildAccess(), session: fakeSession() },
  render: ({ access, session }) => (
    <VisitorStory path="/verify-email/:token" session={session}>
      <VerifyEmailPage access={access} />
    </VisitorStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Verified: Story = {};
export const Verifying: Story = { args: { access: buildAccess({ verifyEmail: never }) } };
export const DeadLink: Story = { args: { access: buildAccess({ verifyEmail: deadLink }) } };
export const Offline: Story = { args: { access: buildAccess({ verifyEmail: lostConnection }) } };
