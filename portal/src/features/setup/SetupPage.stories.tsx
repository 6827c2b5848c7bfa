import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SetupAccess } from '@lampstand/auth/account';
import type { LocaleCode } from '@lampstand/i18n';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import {
  buildSetup,
  choices,
  deadSecret,
  lostConnection,
  mailRefused,
  refusedFields,
} from './setup-fixtures.ts';
import { SetupPage } from './SetupPage.tsx';

interface Args {
  readonly access: SetupAccess;
  readonly onLanguage: (locale: LocaleCode) => void;
}

const meta: Meta<Args> = {
  title: 'Setup/SetupPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/setup/s3cret'] },
  args: { access: buildSetup(), onLanguage: () => {} },
  render: (args) => (
    <VisitorStory path="/setup/:secret">
      <SetupPage {...args} />
    </VisitorStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
export const Dead: Story = { args: { access: buildSetup({ openSetup: deadSecret }) } };
export const Offline: Story = { args: { access: buildSetup({ openSetup: lostConnection }) } };
export const WithoutMailServer: Story = {
  args: {
    access: buildSetup({
      openSetup: () => Promise.resolve({ ...choices, mailFrom: null, fileStore: 's3' }),
    }),
  },
};
export const MailRefused: Story = { args: { access: buildSetup({ trySetupMail: mailRefused }) } };
export const Refused: Story = { args: { access: buildSetup({ completeSetup: refusedFields }) } };
