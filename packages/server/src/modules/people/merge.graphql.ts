import { builder } from '../../graphql/builder.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { readUser, UserRef } from '../identity/index.ts';
import { duplicateReasons } from './duplicates.repo.ts';
import { mergeFields } from './merge.rules.ts';
import { duplicateUsers, type MergeCount, mergePreview, mergeUsers } from './merge.service.ts';
import { mergeParts } from './person-references.ts';

type Pair = Awaited<ReturnType<typeof duplicateUsers>>[number];

const MergePartType = builder.enumType('MergePart', { values: mergeParts });
export const MergeFieldType = builder.enumType('MergeField', { values: mergeFields });
const DuplicateReason = builder.enumType('DuplicateReason', { values: duplicateReasons });

const DuplicatePair = builder.objectRef<Pair>('DuplicatePair').implement({
  description: 'Two accounts that may be of one person.',
  fields: (t) => ({
    oneId: t.exposeID('one'),
    otherId: t.exposeID('other'),
    reasons: t.expose('reasons', { type: [DuplicateReason] }),
  }),
});

export const MergeCountRef = builder.objectRef<MergeCount>('MergeCount').implement({
  fields: (t) => ({
    part: t.expose('part', { type: MergePartType }),
    rows: t.exposeInt('rows', { description: 'Entries of the account that would go.' }),
  }),
});

builder.queryFields((t) => ({
  duplicateUsers: t.field({
    description: 'Accounts of the own regions that may be of one person, the likeliest first.',
    type: [DuplicatePair],
    authScopes: { role: 'admin' },
    resolve: (_root, _args, context) => duplicateUsers(context),
  }),
  mergePreview: t.field({
    description: 'What a merger would move, end or leave; it changes nothing.',
    type: [MergeCountRef],
    authScopes: { role: 'admin' },
    args: { keepId: t.arg.id({ required: true }), goneId: t.arg.id({ required: true }) },
    resolve: (_root, { keepId, goneId }, context) =>
      mergePreview(context, { keep: keepId, gone: goneId }),
  }),
}));

builder.mutationField('mergeUsers', (t) =>
  t.field({
    description: 'Makes two accounts of one person one. For thirty days it can be undone.',
    type: UserRef,
    authScopes: { role: 'admin' },
    args: {
      keepId: t.arg.id({ required: true }),
      goneId: t.arg.id({ required: true }),
      keepVersion: t.arg.int({ required: true }),
      goneVersion: t.arg.int({ required: true }),
      taken: t.arg({ type: [MergeFieldType], required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: async (_root, { keepId, goneId, ...rest }, context, info) => {
      await mergeUsers(context, { keep: keepId, gone: goneId, ...rest });
      return readUser(context, keepId, requestedFields(info));
    },
  }),
);

builder.objectField(UserRef, 'mergedIntoId', (t) =>
  t.id({
    description: 'The account that took this one over.',
    nullable: true,
    resolve: ({ mergedIntoId }) => mergedIntoId,
  }),
);
