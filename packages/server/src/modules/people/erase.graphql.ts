import { builder } from '../../graphql/builder.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { readUser, UserRef } from '../identity/index.ts';
import { type ErasureCount } from './erase.repo.ts';
import { erasurePreview, eraseUser } from './erase.service.ts';
import { type Erasure, erasureOf } from './erasures.loader.ts';
import { mergeParts } from './person-references.ts';

const ErasurePart = builder.enumType('ErasurePart', { values: [...mergeParts, 'MAILS'] as const });
const ErasureFate = builder.enumType('ErasureFate', {
  description: 'Whether entries are removed, or kept without telling of whom they were.',
  values: { REMOVED: { value: 'remove' }, KEPT: { value: 'keep' } } as const,
});

const ErasureCountRef = builder.objectRef<ErasureCount>('ErasureCount').implement({
  fields: (t) => ({
    part: t.expose('part', { type: ErasurePart }),
    fate: t.expose('fate', { type: ErasureFate }),
    rows: t.exposeInt('rows'),
  }),
});

const ErasureRef = builder.objectRef<Erasure>('Erasure').implement({
  description: 'That the data of a person were erased.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    number: t.exposeInt('number', { description: 'What stands in the place of the name.' }),
    erasedAt: t.expose('erasedAt', { type: 'DateTime' }),
    byName: t.exposeString('byName', { description: 'Who did it.' }),
    reason: t.exposeString('reason'),
  }),
});

builder.queryFields((t) => ({
  erasurePreview: t.field({
    description: 'What an erasure would take away, and what it would leave; it changes nothing.',
    type: [ErasureCountRef],
    authScopes: { globalRole: 'superadmin' },
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => erasurePreview(context, userId),
  }),
}));

builder.mutationFields((t) => ({
  eraseUser: t.field({
    description: 'Erases what is known of a person. It cannot be undone.',
    type: UserRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      userId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      confirmation: t.arg.string({
        description: 'The e-mail address of the account, typed again.',
        required: true,
      }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: async (_root, args, context, info) => {
      await eraseUser(context, args);
      return readUser(context, args.userId, requestedFields(info));
    },
  }),
}));

builder.objectField(UserRef, 'erasure', (t) =>
  t.field({
    description: 'How the person was erased, where they were.',
    type: ErasureRef,
    nullable: true,
    resolve: (user, _args, context) =>
      user.erasedAt === null ? null : erasureOf.load(context, user._id),
  }),
);
