import './notifications.graphql.ts';

export { unreadCount } from './notifications.repo.ts';
export { notify } from './notifications.service.ts';
