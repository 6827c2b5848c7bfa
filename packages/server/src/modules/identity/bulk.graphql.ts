import { builder } from '../../graphql/builder.ts';
import { OutcomeStatus } from '../../graphql/list-types.ts';
import { UserIdsArgument } from './bulk.rules.ts';
import { sendAccountMails, setUsersActive, type UserOutcome } from './bulk.service.ts';
import { AccountMailKindType } from './passwords.graphql.ts';

const UserOutcomeRef = builder.objectRef<UserOutcome>('UserOutcome').implement({
  description: 'What became of one person of a mutation about many.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    status: t.expose('status', { type: OutcomeStatus }),
    code: t.exposeString('code', { nullable: true }),
    reason: t.exposeString('reason', {
      description: 'Why it failed, in the language of the request.',
      nullable: true,
    }),
  }),
});

builder.mutationFields((t) => ({
  setUsersActive: t.field({
    description: 'Lets up to 200 people in again, or keeps them out; answers for each of them.',
    type: [UserOutcomeRef],
    authScopes: { role: 'admin' },
    args: {
      userIds: t.arg.idList({ required: true, validate: UserIdsArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: (_root, args, context) => setUsersActive(context, args.userIds, args.active),
  }),
  sendAccountMails: t.field({
    description:
      'Sends up to 200 people the link to a first or a new password; answers for each of them.',
    type: [UserOutcomeRef],
    authScopes: { role: 'admin' },
    args: {
      userIds: t.arg.idList({ required: true, validate: UserIdsArgument }),
      kind: t.arg({ type: AccountMailKindType, required: true }),
    },
    resolve: (_root, args, context) => sendAccountMails(context, args.userIds, args.kind),
  }),
}));
