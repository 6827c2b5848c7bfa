import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Page, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet } from '@lampstand/ui';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { SendVerifyEmailDocument } from './AccountCard.generated.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { ChangePasswordDocument } from './useChangePassword.generated.ts';

interface Args {
  readonly session: Session;
  readonly password: Reply<{ readonly changePassword: boolean }>;
  readonly mail: Reply<{ readonly sendVerifyEmail: boolean }>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
  readonly page?: Page;
}

const meta: Meta<Args> = {
  title: 'Profile/ProfilePage',
  parameters: { layout: 'fullscreen', initialEntries: ['/profile'] },
  args: {
    session: fakeSession(buildUser()),
    password: { changePassword: true },
    mail: { sendVerifyEmail: true },
    page: { path: () => '/profile', assign: () => undefined, reload: () => undefined },
  },
  render: ({ session, password, mail, asked, page }) => (
    <SessionProvider session={session}>
      <ScreenStory
        path="/profile"
        answers={[answer(ChangePasswordDocument, password), answer(SendVerifyEmailDocument, mail)]}
        asked={asked}
      >
        <ProfilePage page={page} />
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** As Apollo meets it: a refused status with the server's answer in it. */
const refusal = Object.assign(new Error('Some values are not valid.'), {
  result: {
    errors: [
      {
        message: 'Some values are not valid.',
        extensions: {
          code: 'INVALID',
          fields: { currentPassword: 'This is not your current password.' },
        },
      },
    ],
  },
});

const offline = new TypeError('Failed to fetch');

export const Verified: Story = {};
export const NotVerified: Story = {
  args: { session: fakeSession(buildUser({ emailVerified: false })) },
};
export const WrongPassword: Story = { args: { password: refusal } };
export const Offline: Story = {
  args: {
    password: offline,
    mail: offline,
    session: fakeSession(buildUser({ emailVerified: false }), {
      saveLocale: () => Promise.reject(offline),
    }),
  },
};
