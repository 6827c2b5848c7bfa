import type { Meta, StoryObj } from '@storybook/react-vite';
import { useT } from '@lampstand/i18n/react';
import type { AccountAccess } from '@lampstand/auth/account';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import { buildAccess, lostConnection, never, tooManyTries } from './access-fixtures.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

interface Args {
  readonly access: AccountAccess;
  readonly title: 'shell.forgotPassword' | 'shell.setPassword';
}

const meta: Meta<Args> = {
  title: 'Account access/ForgotPasswordPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/forgot-password'] },
  render: (args) => <Screen {...args} />,
  args: { access: buildAccess(), title: 'shell.forgotPassword' },
};
export default meta;
type Story = StoryObj<Args>;

function Screen({ access, title }: Args) {
  const t = useT();
  return (
    <VisitorStory path="/forgot-password">
      <ForgotPasswordPage access={access} title={t(title)} />
    </VisitorStory>
  );
}

export const Forgotten: Story = {};
export const FirstPassword: Story = { args: { title: 'shell.setPassword' } };
export const TooManyTries: Story = {
  args: { access: buildAccess({ forgotPassword: tooManyTries }) },
};
export const Offline: Story = { args: { access: buildAccess({ forgotPassword: lostConnection }) } };
export const Waiting: Story = { args: { access: buildAccess({ forgotPassword: never }) } };
