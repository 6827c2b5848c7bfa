import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useUser } from '@lampstand/auth';
import { keepLive } from './live-values.ts';
import { usePageVisible } from './usePageVisible.ts';
import { UnreadNotificationsDocument } from './useUnreadCount.generated.ts';

/** The number of unread notifications: what the session knew at first, then live. */
export function useUnreadCount(): number {
  const { unreadNotifications } = useUser();
  const [live, setLive] = useState<number>();
  const client = useApolloClient();
  const visible = usePageVisible();

  useEffect(
    function listen() {
      // A browser opens few connections to one server: pages in the background give theirs back.
      if (!visible) return undefined;
      return keepLive<number>({
        open: ({ next, end }) => {
          const stream = client.subscribe({ query: UnreadNotificationsDocument }).subscribe({
            next: ({ data }) => {
              if (data) next(data.unreadNotifications);
            },
            error: end,
            complete: end,
          });
          return () => stream.unsubscribe();
        },
        onValue: setLive,
      });
    },
    [client, visible],
  );
  return live ?? unreadNotifications;
}
