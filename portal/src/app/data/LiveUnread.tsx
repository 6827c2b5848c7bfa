import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSession } from '@lampstand/auth';
import { keepLive } from './live-values.ts';
import { UnreadNotificationsDocument } from './LiveUnread.generated.ts';
import { usePageVisible } from './usePageVisible.ts';

/** Shows nothing: keeps the session's number of unread notifications up to date. */
export function LiveUnread() {
  const { noteUnread } = useSession();
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
        onValue: noteUnread,
      });
    },
    [client, noteUnread, visible],
  );
  return null;
}
