import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { VisuallyHidden } from '@lampstand/ui';
import { keepLive } from './live-values.ts';
import { UnreadNotificationsDocument } from './LiveUnread.generated.ts';
import { usePageVisible } from './usePageVisible.ts';

/** Keeps the session's number of unread notifications up to date, and reads a new one aloud. */
export function LiveUnread() {
  const { noteUnread } = useSession();
  const client = useApolloClient();
  const visible = usePageVisible();
  const t = useT();
  const known = useRef<number>(undefined);
  const [news, setNews] = useState<number>();
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
        onValue: (count) => {
          // The first one is no news, and fewer are the person's own doing.
          setNews(count > (known.current ?? count) ? count : undefined);
          known.current = count;
          noteUnread(count);
        },
      });
    },
    [client, noteUnread, visible],
  );
  return (
    <VisuallyHidden>
      <span role="status">
        {news === undefined ? '' : t('shell.unreadNotifications', { count: news })}
      </span>
    </VisuallyHidden>
  );
}
