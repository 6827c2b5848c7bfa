import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SignUpAccess } from '@lampstand/auth/account';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import {
  buildAccess,
  knownAccount,
  lostConnection,
  never,
  refusedEmail,
  tooManyTries,
} from './access-fixtures.ts';
import { CreateAccountPage } from './CreateAccountPage.tsx';

interface Args {
  readonly access: SignUpAccess;
}

const meta: Meta<Args> = {
  title: 'Account access/CreateAccountPage',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/create-account/group-1?suggestedLocale=pl_PL'],
  },
  args: { access: buildAccess() },
  render: ({ access }) => (
    <VisitorStory path="/create-account/:_id">
      <CreateAccountPage access={access} />
    </VisitorStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
export const OddSuggestion: Story = {
  parameters: { initialEntries: ['/create-account/group-1?suggestedLocale=xx_XX'] },
};
export const Closed: Story = {
  args: {
    access: buildAccess({
      signUpGroup: (_id) =>
        Promise.resolve({ _id, name: 'Nairobi 2020', regionName: 'East Africa', open: false }),
    }),
  },
};
export const UnknownGroup: Story = {
  args: { access: buildAccess({ signUpGroup: () => Promise.resolve(null) }) },
};
export const Loading: Story = { args: { access: buildAccess({ signUpGroup: never }) } };
export const Offline: Story = { args: { access: buildAccess({ signUpGroup: lostConnection }) } };
export const KnownAccount: Story = {
  args: { access: buildAccess({ createAccount: knownAccount }) },
};
export const RefusedEmail: Story = {
  args: { access: buildAccess({ createAccount: refusedEmail }) },
};
export const TooManyTries: Story = {
  args: { access: buildAccess({ createAccount: tooManyTries }) },
};
