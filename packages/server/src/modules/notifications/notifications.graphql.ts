import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { UserRef } from '../identity/index.ts';
import type { Notification } from './notifications.list.ts';
import { unreadCountLoader } from './notifications.loader.ts';
import { MarkedIdsSchema } from './notifications.rules.ts';
import { listNotifications, markNotificationsRead, watchUnread } from './notifications.service.ts';

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

const NotificationList = builder.objectRef<List<Notification>>('NotificationList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [NotificationRef] }),
    total: t.exposeInt('total'),
  }),
});

const NotificationFilter = builder.inputType('NotificationFilter', {
  fields: (t) => ({
    unread: t.boolean({ description: 'False: only those that were read.' }),
  }),
});

const NotificationSort = builder.inputType('NotificationSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('NotificationSortField', { values: ['createdAt'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

/** User.unreadNotifications */
builder.objectField(UserRef, 'unreadNotifications', (t) =>
  t.int({
    resolve: async (user, _args, context) => (await unreadCountLoader.load(context, user._id)) ?? 0,
  }),
);

builder.queryField('notifications', (t) =>
  t.field({
    description: 'The own notifications, newest first.',
    type: NotificationList,
    authScopes: { user: true },
    args: {
      filter: t.arg({ type: NotificationFilter }),
      sort: t.arg({ type: NotificationSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listNotifications(context, args),
  }),
);

builder.mutationField('markNotificationsRead', (t) =>
  t.int({
    description: 'Without ids all of the own ones; answers how many are unread afterwards.',
    authScopes: { user: true },
    args: { ids: t.arg.idList({ validate: MarkedIdsSchema }) },
    resolve: (_root, args, context) => markNotificationsRead(context, args.ids),
  }),
);

builder.subscriptionFields((t) => ({
  unreadNotifications: t.int({
    authScopes: { user: true },
    subscribe: (_root, _args, context) => watchUnread(context),
    resolve: (count) => count,
  }),
}));
