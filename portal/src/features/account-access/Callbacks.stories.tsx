import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Page, Session, WaysIn } from '@lampstand/auth';
import { fakeSession, fakeWays } from '@lampstand/auth/testing';
import { GraphqlError } from '@lampstand/graphql-client';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import { CalendarCallbackPage } from './CalendarCallbackPage.tsx';
import { WorkAccountPage } from './WorkAccountPage.tsx';

interface Args {
  readonly path: '/msauth/callback' | '/google-auth';
  readonly session: Session;
  readonly page: Page;
}

const meta: Meta<Args> = {
  title: 'Account access/Callbacks',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/msauth/callback?code=c0de&state=st4te&iss=https%3A%2F%2Fprovider.example'],
  },
  args: {
    path: '/msauth/callback',
    session: fakeSession(),
    page: { path: () => '/', assign: () => undefined, reload: () => undefined },
  },
  render: ({ path, session, page }) => (
    <VisitorStory path={path} session={session}>
      {path === '/google-auth' ? (
        <CalendarCallbackPage page={page} />
      ) : (
        <WorkAccountPage page={page} />
      )}
    </VisitorStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const withWays = (overrides: Partial<WaysIn>) =>
  fakeSession(undefined, { ways: () => Promise.resolve(fakeWays(overrides)) });
const refuses = (message: string, key: string) => () =>
  Promise.reject(new GraphqlError([{ message, extensions: { code: 'INVALID', key } }]));
const never = () => new Promise<never>(() => undefined);

export const WorkAccount: Story = {};
export const WorkAccountWaiting: Story = { args: { session: withWays({ endWorkAccount: never }) } };
export const WorkAccountRefused: Story = {
  args: {
    session: withWays({
      endWorkAccount: refuses('Error: Invalid state parameter', 'errors.identity.invalidState'),
    }),
  },
};
export const WorkAccountSecondFactor: Story = {
  args: {
    session: withWays({
      endWorkAccount: refuses('Code, please', 'errors.identity.secondFactorNeeded'),
    }),
  },
};

const calendar = {
  parameters: { initialEntries: ['/google-auth?code=c0de&state=st4te'] },
} as const;
export const Calendar: Story = { ...calendar, args: { path: '/google-auth' } };
export const CalendarWaiting: Story = {
  ...calendar,
  args: { path: '/google-auth', session: withWays({ endCalendar: never }) },
};
export const CalendarRefused: Story = {
  ...calendar,
  args: {
    path: '/google-auth',
    session: withWays({
      endCalendar: refuses('Error: No authorization code received', 'errors.identity.noCode'),
    }),
  },
};
