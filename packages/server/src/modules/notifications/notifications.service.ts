import { type Context, signedIn } from '../../graphql/context.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { countUnread } from './notifications.repo.ts';
import { notifications } from './notifications.table.ts';

const topicOf = (userId: string): string => `notifications:${userId}`;

export interface NewNotification {
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  /** A path of the portal, or null. */
  readonly link: string | null;
}

/** Tells a person something, in the transaction of what happened. */
export async function notify(work: Work, notification: NewNotification): Promise<void> {
  await work.db
    .insert(notifications)
    .values({ ...notification, _id: newId(), createdAt: work.now });
  work.announce(topicOf(notification.userId));
}

/** The unread count of the signed-in person: now, and again after every change in any process. */
export async function* watchUnread(context: Context): AsyncGenerator<number, void> {
  const { _id } = signedIn(context);
  const events = context.services.live.subscribe(topicOf(_id));
  yield await countUnread(context.db, _id);
  for await (const _event of events) yield await countUnread(context.db, _id);
}
