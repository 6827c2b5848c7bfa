import { builder } from '../../graphql/builder.ts';
import { watchUnread } from './notifications.service.ts';

builder.subscriptionFields((t) => ({
  unreadNotifications: t.int({
    authScopes: { user: true },
    subscribe: (_root, _args, context) => watchUnread(context),
    resolve: (count) => count,
  }),
}));
