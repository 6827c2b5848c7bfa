import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { MarkNotificationsReadDocument } from './useMarkRead.generated.ts';

/** Marks notifications as read: on the server, in every list of this page, and in the bell. */
export function useMarkRead() {
  const t = useT();
  const { noteUnread } = useSession();
  const [send, { loading: pending }] = useMutation(MarkNotificationsReadDocument);

  async function markAtServer(ids: readonly string[] | null): Promise<void> {
    const { data } = await send({
      variables: { ids: ids && [...ids] },
      update: (cache) => markInCache(cache, ids),
    });
    if (data) noteUnread(data.markNotificationsRead);
  }

  return {
    pending,
    /** @param ids those to mark, null for all. @returns whether it worked; if not, a toast says so. */
    mark: async (ids: readonly string[] | null): Promise<boolean> => {
      try {
        await markAtServer(ids);
        return true;
      } catch (error) {
        toast.error(errorText(error, t));
        return false;
      }
    },
    /** For one that is being opened: a failure only leaves it unread. */
    follow: (_id: string): void => void markAtServer([_id]).catch(() => undefined),
  };
}

const prefix = 'Notification:';

function markInCache(cache: ApolloCache<unknown>, ids: readonly string[] | null): void {
  for (const id of ids?.map((each) => prefix + each) ?? knownTo(cache))
    cache.modify({ id, fields: { read: () => true } });
}

function knownTo(cache: ApolloCache<unknown>): string[] {
  const kept = cache.extract();
  const keys = typeof kept === 'object' && kept !== null ? Object.keys(kept) : [];
  return keys.filter((key) => key.startsWith(prefix));
}
