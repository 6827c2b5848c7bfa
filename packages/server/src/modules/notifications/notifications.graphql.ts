import { builder } from '../../graphql/builder.ts';
import { UserRef } from '../identity/index.ts';
import { unreadCountLoader } from './notifications.loader.ts';
import type { Notification } from './notifications.repo.ts';
import { watchUnread } from './notifications.service.ts';

export const NotificationRef = builder.objectRef<Notification>('Notification').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    link: t.exposeString('link', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    read: t.exposeBoolean('read'),
  }),
});

/** User.unreadNotifications */
builder.objectField(UserRef, 'unreadNotifications', (t) =>
  t.int({
    resolve: async (user, _args, context) => (await unreadCountLoader.load(context, user._id)) ?? 0,
  }),
);

builder.subscriptionFields((t) => ({
  unreadNotifications: t.int({
    authScopes: { user: true },
    subscribe: (_root, _args, context) => watchUnread(context),
    resolve: (count) => count,
  }),
}));
