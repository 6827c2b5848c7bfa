export { NotificationRef } from './notifications.graphql.ts';
export { latestNotifications, unreadCount } from './notifications.repo.ts';
export { type NewNotification, notify } from './notifications.service.ts';
