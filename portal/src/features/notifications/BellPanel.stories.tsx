import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SessionProvider, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { Button, ToastOutlet } from '@lampstand/ui';
import { answer } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { BellPanelDocument } from './BellPanel.generated.ts';
import { BellPanel } from './BellPanel.tsx';
import { buildNotifications, pretendServer } from './notification-fixtures.ts';
import type { NotificationItem_NotificationFragment } from './NotificationItem.generated.ts';
import { MarkNotificationsReadDocument } from './useMarkRead.generated.ts';

interface Args {
  readonly session: Session;
  readonly items: readonly NotificationItem_NotificationFragment[] | Error | 'never';
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

function Opener() {
  const [bell, setBell] = useState<HTMLElement>();
  return (
    <main>
      <h1>A screen</h1>
      <Button onClick={({ currentTarget }) => setBell(bell ? undefined : currentTarget)}>
        Bell
      </Button>
      <Button variant="outlined">What follows</Button>
      {bell && <BellPanel bell={bell} onClose={() => setBell(undefined)} />}
    </main>
  );
}

function Screen({ session, items, asked }: Args) {
  const [server] = useState(() => pretendServer(Array.isArray(items) ? items : []));
  return (
    <SessionProvider session={session}>
      <ScreenStory
        path="/dashboard"
        answers={[
          answer(BellPanelDocument, (variables) =>
            items instanceof Error || items === 'never' ? items : server.page(variables),
          ),
          answer(MarkNotificationsReadDocument, server.mark),
        ]}
        asked={asked}
      >
        <Opener />
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  );
}

const meta: Meta<Args> = {
  title: 'Notifications/BellPanel',
  parameters: { initialEntries: ['/dashboard'] },
  args: {
    session: fakeSession(buildUser({ unreadNotifications: 2 })),
    items: buildNotifications(5),
  },
  render: (args) => <Screen {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Newest: Story = {};
export const None: Story = {
  args: { items: [], session: fakeSession(buildUser({ unreadNotifications: 0 })) },
};
export const Loading: Story = { args: { items: 'never' } };
export const Failing: Story = { args: { items: new Error('The server is resting') } };
