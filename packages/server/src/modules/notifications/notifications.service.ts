import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { toldAnew } from '../../platform/live.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import type { Work } from '../../platform/work.ts';
import { type Notification, notificationsList } from './notifications.list.ts';
import {
  countOwn,
  countUnread,
  markAll,
  markSome,
  newNotifications,
} from './notifications.repo.ts';
import { readFilter } from './notifications.rules.ts';

const topicOf = (userId: string): string => `notifications:${userId}`;

export interface NewNotification {
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  /** A path of the portal, or null. */
  readonly link: string | null;
}

/** Tells a person something, in the transaction of what happened. */
export function notify(work: Work, notification: NewNotification): void {
  work.add(newNotifications, [
    { ...notification, _id: newId(), createdAt: work.now, readAt: null },
  ]);
  work.announce(topicOf(notification.userId));
}

/** The unread count of the signed-in person: now, and again after every change in any process. */
export function watchUnread(context: Context): AsyncGenerator<number, void> {
  const { _id } = signedIn(context);
  const events = context.services.live.subscribe(topicOf(_id));
  return toldAnew(events, () => countUnread(context.db, _id));
}

/** A page of the signed-in person's own notifications. */
export function listNotifications(
  context: Context,
  request: Pick<ListRequest, 'sort' | 'page'> & {
    readonly filter?: { readonly unread?: boolean | null | undefined } | null | undefined;
  },
): Promise<List<Notification>> {
  const { _id: userId } = signedIn(context);
  return notificationsList.read(context.db, {
    ...request,
    filter: { userId, ...readFilter(request.filter?.unread) },
    regions: 'all',
    relations: new Set(),
  });
}

/**
 * Marks the signed-in person's own notifications as read; doing so again changes nothing.
 * @param ids those to mark; null or left out for all.
 * @returns how many wait to be read afterwards.
 * @throws DomainError NOT_FOUND, and nothing is marked, where one is not there or not theirs.
 */
export async function markNotificationsRead(
  context: Context,
  ids: readonly string[] | null | undefined,
): Promise<number> {
  const { _id: userId } = signedIn(context);
  const chosen = ids ? [...new Set(ids)] : undefined;
  return write(context, 'markNotificationsRead', async ({ db, now, audit, announce }) => {
    if (chosen) {
      if ((await countOwn(db, userId, chosen)) !== chosen.length) {
        throw new DomainError('NOT_FOUND', 'errors.notFound');
      }
      await markSome(db, userId, chosen, now);
    } else {
      await markAll(db, userId);
    }
    audit({ entity: 'user', entityId: userId, after: { notificationsRead: chosen ?? 'all' } });
    announce(topicOf(userId));
    return countUnread(db, userId);
  });
}
