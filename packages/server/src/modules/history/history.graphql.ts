import { builder } from '../../graphql/builder.ts';
import { PageInput } from '../../graphql/list-types.ts';
import { type RecordHistory, recordHistory, restoreRecord } from './history.service.ts';
import { historyResources } from './history.sources.ts';

type Entry = RecordHistory['items'][number];

const HistoryResourceEnum = builder.enumType('HistoryResource', { values: historyResources });

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

const HistoryChange = builder.objectRef<Entry['changes'][number]>('HistoryChange').implement({
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
    kept: t.exposeBoolean('kept', {
      description: 'Whether former values of this field are never put back.',
    }),
    restorable: t.exposeBoolean('restorable', {
      description: 'Whether there is a former value that restoreRecord would put back.',
    }),
  }),
});

const HistoryEntry = builder.objectRef<Entry>('HistoryEntry').implement({
  description: 'Something that happened to a record.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: 'The mutation or job that did it.' }),
    byName: t.exposeString('byName', { nullable: true }),
    throughName: t.exposeString('throughName', {
      description: 'The member of staff who looked through the eyes of that person.',
      nullable: true,
    }),
    restoredFromAt: t.expose('restoredFromAt', {
      description: 'When the change happened that this one undid.',
      type: 'DateTime',
      nullable: true,
    }),
    changes: t.expose('changes', { type: [HistoryChange] }),
  }),
});

const History = builder.objectRef<RecordHistory>('RecordHistory').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [HistoryEntry] }),
    total: t.exposeInt('total'),
    version: t.exposeInt('version', { description: 'Of the record now; restoring asks for it.' }),
  }),
});

const recordArgs = builder.args((t) => ({
  resource: t.field({ type: HistoryResourceEnum, required: true }),
  _id: t.id({ required: true }),
}));

builder.queryField('recordHistory', (t) =>
  t.field({
    description: 'What happened to a record that the person may read, the newest first.',
    type: History,
    authScopes: { role: 'manager' },
    args: { ...recordArgs, page: t.arg({ type: PageInput }) },
    resolve: (_root, args, context) =>
      recordHistory(context, args.resource, args._id, args.page ?? { page: 1, perPage: 20 }),
  }),
);

builder.mutationField('restoreRecord', (t) =>
  t.int({
    description: 'Puts back what one entry of the history changed; answers with the new version.',
    authScopes: { role: 'manager' },
    args: {
      ...recordArgs,
      version: t.arg.int({ required: true }),
      entryId: t.arg.id({ required: true }),
    },
    resolve: (_root, args, context) =>
      restoreRecord(context, args.resource, args._id, args.version, args.entryId),
  }),
);
