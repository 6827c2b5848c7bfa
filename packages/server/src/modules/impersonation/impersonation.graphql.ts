import { builder } from '../../graphql/builder.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { readUser, UserRef } from '../identity/index.ts';
import { impersonateUser, raiseImpersonation } from './impersonation.service.ts';

builder.mutationField('impersonateUser', (t) =>
  t.field({
    description:
      'Looks at the site through the eyes of a person for an hour, without changing anything; logoutUser ends it and brings the own session back.',
    type: UserRef,
    authScopes: { role: 'admin' },
    args: {
      userId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: async (_root, args, context, info) => {
      await impersonateUser(context, args.userId, args.reason);
      return readUser(context, args.userId, requestedFields(info));
    },
  }),
);

builder.mutationField('raiseImpersonation', (t) =>
  t.field({
    description:
      'While looking through the eyes of a person: acts for them as well for a quarter of an hour, never in what they do in their own name. Answers until when.',
    type: 'DateTime',
    authScopes: { user: true },
    extensions: { impersonation: 'open' },
    args: { reason: t.arg.string({ required: true, validate: ReasonSchema }) },
    resolve: (_root, args, context) => raiseImpersonation(context, args.reason),
  }),
);
