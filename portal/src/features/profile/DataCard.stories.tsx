import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Page, type SessionUser } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet, Page as Frame } from '@lampstand/ui';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { DataCard } from './DataCard.tsx';
import { ExportOwnDataDocument, type ExportOwnDataMutation } from './DataCard.generated.ts';

interface Args {
  readonly reply: Reply<ExportOwnDataMutation>;
  readonly as: SessionUser;
  readonly page?: Page;
  readonly asked?: (operation: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Profile/Data',
  parameters: { layout: 'fullscreen', initialEntries: ['/profile'] },
  args: { reply: { exportPerson: '/personal-data/once' }, as: buildUser() },
  render: ({ reply, as, page, asked }) => (
    <SessionProvider session={fakeSession(as)}>
      <ScreenStory path="/profile" asked={asked} answers={[answer(ExportOwnDataDocument, reply)]}>
        <Frame width="narrow">
          <DataCard page={page} />
        </Frame>
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Offered: Story = {};
export const Failing: Story = { args: { reply: new TypeError('Failed to fetch') } };
/** Somebody of the staff looks through the person's eyes: nothing is offered. */
export const LookedThrough: Story = {
  args: { as: buildUser({ impersonatingUser: 'Susan Mwangi' }) },
};
