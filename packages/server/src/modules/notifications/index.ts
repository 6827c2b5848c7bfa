export { NotificationRef } from './notifications.graphql.ts';
export { latestNotifications, type Notification, unreadCount } from './notifications.repo.ts';
export { notify } from './notifications.service.ts';
