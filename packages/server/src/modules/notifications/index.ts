export { NotificationRef } from './notifications.graphql.ts';
export { latestNotifications, unreadCount } from './notifications.repo.ts';
export { notify } from './notifications.service.ts';
