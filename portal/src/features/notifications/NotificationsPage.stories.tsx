import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SessionProvider, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet } from '@lampstand/ui';
import { answer } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildNotification, buildNotifications, pretendServer } from './notification-fixtures.ts';
import type { NotificationItem_NotificationFragment } from './NotificationItem.generated.ts';
import { NotificationsPageDocument } from './NotificationsPage.generated.ts';
import { NotificationsPage } from './NotificationsPage.tsx';
import { MarkNotificationsReadDocument } from './useMarkRead.generated.ts';

interface Args {
  readonly session: Session;
  readonly all: readonly NotificationItem_NotificationFragment[] | Error | 'never';
  readonly markingFails?: boolean;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

function Screen({ session, all, markingFails, asked }: Args) {
  const [server] = useState(() => pretendServer(Array.isArray(all) ? all : []));
  return (
    <SessionProvider session={session}>
      <ScreenStory
        path="/notifications"
        answers={[
          answer(NotificationsPageDocument, (variables) =>
            all instanceof Error || all === 'never' ? all : server.page(variables),
          ),
          answer(MarkNotificationsReadDocument, (variables) =>
            markingFails ? new TypeError('Failed to fetch') : server.mark(variables),
          ),
        ]}
        asked={asked}
      >
        <NotificationsPage />
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  );
}

const meta: Meta<Args> = {
  title: 'Notifications/NotificationsPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/notifications'] },
  args: {
    session: fakeSession(buildUser({ unreadNotifications: 2 })),
    all: buildNotifications(6),
  },
  render: (args) => <Screen {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

const allRead = fakeSession(buildUser({ unreadNotifications: 0 }));
const at = (search: string) => ({ initialEntries: [`/notifications?${search}`] });

export const SomeUnread: Story = {};
export const AllRead: Story = {
  args: { session: allRead, all: buildNotifications(4, 3) },
};
export const None: Story = { args: { session: allRead, all: [] } };
export const UnreadOnly: Story = { parameters: at('unread=1') };
export const NothingUnread: Story = {
  args: { session: allRead, all: buildNotifications(4, 3) },
  parameters: at('unread=1'),
};
export const MiddlePage: Story = {
  args: { all: buildNotifications(45) },
  parameters: at('page=2'),
};
export const BehindTheEnd: Story = {
  args: { all: buildNotifications(45) },
  parameters: at('page=9'),
};
export const LongWords: Story = {
  args: {
    all: [
      buildNotification(1, {
        title: 'Vereinbarkeitsbescheinigungsverfahren für Prüfungswiederholungen',
        description:
          'Rechtsschutzversicherungsgesellschaften-und-Donaudampfschifffahrtskapitänsmützen: 70 %',
      }),
      buildNotification(2, { link: null, title: 'Only words' }),
      buildNotification(3, { link: 'https://elsewhere.example/', title: 'Leads nowhere' }),
    ],
  },
};
export const Loading: Story = { args: { all: 'never' } };
export const Failing: Story = { args: { all: new Error('The server is resting') } };
export const MarkingFails: Story = { args: { markingFails: true } };
