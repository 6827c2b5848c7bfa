import type { NotificationItem_NotificationFragment } from './NotificationItem.generated.ts';

type Notification = NotificationItem_NotificationFragment;

const newest = Date.parse('2026-03-09T08:30:00.000Z');
const hour = 3_600_000;

/** A notification of the day before the stories; the higher the number, the older. */
export function buildNotification(
  number: number,
  overrides: Partial<Notification> = {},
): Notification {
  return {
    __typename: 'Notification',
    _id: `notification-${number}`,
    title: `Exam result ${number}`,
    description: 'Paul’s Letters: 92 %. Congratulations, you have passed.',
    link: `/student/exams/exam-${number}/results/attempt-${number}`,
    createdAt: new Date(newest - number * 7 * hour).toISOString(),
    read: number > 2,
    ...overrides,
  };
}

/** Numbered from the newest; the first two wait to be read. */
export const buildNotifications = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => buildNotification(from + index));

interface ListVariables {
  readonly filter?: unknown;
  readonly page?: { readonly page: number; readonly perPage: number };
}

/** A server that pages and filters some notifications, and remembers which were marked as read. */
export function pretendServer(all: readonly Notification[]) {
  let kept = all;
  const unread = () => kept.filter(({ read }) => !read);
  return {
    /** Pages of five where nobody asks for others. */
    page: ({ filter, page: { page, perPage } = { page: 1, perPage: 5 } }: ListVariables) => {
      const from = (page - 1) * perPage;
      const found = filter ? unread() : kept;
      return {
        notifications: {
          __typename: 'NotificationList' as const,
          total: found.length,
          items: found.slice(from, from + perPage),
        },
      };
    },
    mark: ({ ids }: { readonly ids?: readonly string[] | null }) => {
      const named = ids ? new Set(ids) : undefined;
      kept = kept.map((each) => ({ ...each, read: each.read || (named?.has(each._id) ?? true) }));
      return { markNotificationsRead: unread().length };
    },
  };
}
