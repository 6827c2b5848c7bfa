import { builder } from '../../graphql/builder.ts';
import { PageInput } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { type HistoryEntry, userHistory } from './history.service.ts';

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

const UserChange = builder.objectRef<HistoryEntry['changes'][number]>('UserChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.string({
      description: 'JSON; null where there was nothing.',
      nullable: true,
      resolve: ({ before }) => asText(before),
    }),
    after: t.string({
      description: 'JSON; null where there is nothing.',
      nullable: true,
      resolve: ({ after }) => asText(after),
    }),
    restorable: t.exposeBoolean('restorable', {
      description: 'Whether updateUser would take the former value from this person.',
    }),
  }),
});

const UserHistoryEntry = builder.objectRef<HistoryEntry>('UserHistoryEntry').implement({
  description: 'Something that happened to an account.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: 'The mutation that did it.' }),
    byName: t.exposeString('byName', { nullable: true }),
    throughName: t.exposeString('throughName', {
      description: 'The member of staff who looked through the eyes of that person.',
      nullable: true,
    }),
    changes: t.expose('changes', { type: [UserChange] }),
  }),
});

const UserHistory = builder.objectRef<List<HistoryEntry>>('UserHistory').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [UserHistoryEntry] }),
    total: t.exposeInt('total'),
  }),
});

builder.queryField('userHistory', (t) =>
  t.field({
    description: 'What happened to a person of the own regions, the newest first.',
    type: UserHistory,
    authScopes: { role: 'admin' },
    args: { userId: t.arg.id({ required: true }), page: t.arg({ type: PageInput }) },
    resolve: (_root, args, context) =>
      userHistory(context, args.userId, args.page ?? { page: 1, perPage: 20 }),
  }),
);
