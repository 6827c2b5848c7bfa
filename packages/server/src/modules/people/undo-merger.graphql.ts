import { builder } from '../../graphql/builder.ts';
import { MergeCountRef, MergeFieldType } from './merge.graphql.ts';
import {
  type Merger,
  type Stayed,
  undoMerger,
  userMergersOf,
  wouldStay,
} from './undo-merger.service.ts';

const MergerStays = builder.objectRef<Stayed>('MergerStays').implement({
  description: 'What stays with the kept account, because it was changed since.',
  fields: (t) => ({
    rows: t.field({ type: [MergeCountRef], resolve: ({ rows }) => rows }),
    fields: t.field({ type: [MergeFieldType], resolve: ({ fields }) => fields }),
  }),
});

const UserMerger = builder.objectRef<Merger>('UserMerger').implement({
  description: 'A merger that can still be undone.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ merger }) => merger._id }),
    keepId: t.id({ resolve: ({ merger }) => merger.keepId }),
    keepName: t.exposeString('keepName'),
    goneId: t.id({ resolve: ({ merger }) => merger.goneId }),
    goneName: t.exposeString('goneName'),
    mergedAt: t.field({ type: 'DateTime', resolve: ({ merger }) => merger.mergedAt }),
    byName: t.exposeString('byName', { description: 'Who did it.' }),
    reason: t.string({ resolve: ({ merger }) => merger.reason }),
    undoUntil: t.field({ type: 'DateTime', resolve: ({ merger }) => merger.expiresAt }),
    stays: t.field({
      description: 'What would stay with the kept account if it were undone now.',
      type: MergerStays,
      resolve: (merger, _args, context) => wouldStay(context, merger),
    }),
  }),
});

type Undone = Awaited<ReturnType<typeof undoMerger>>;

const UndoneMerger = builder.objectRef<Undone>('UndoneMerger').implement({
  fields: (t) => ({
    goneId: t.exposeID('goneId', { description: 'The account that is back.' }),
    stayed: t.field({ type: MergerStays, resolve: ({ stayed }) => stayed }),
  }),
});

builder.queryField('userMergers', (t) =>
  t.field({
    description: 'The mergers of an account that can still be undone, the newest first.',
    type: [UserMerger],
    authScopes: { role: 'admin' },
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => userMergersOf(context, userId),
  }),
);

builder.mutationField('undoMerger', (t) =>
  t.field({
    description: 'Brings an account back that was merged into another one.',
    type: UndoneMerger,
    authScopes: { role: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => undoMerger(context, _id),
  }),
);
