import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { UserRef } from '../identity/index.ts';
import { beginMSAuth, offersWorkAccount, validateMSAuth } from './work-account.service.ts';

const CodeSchema = z.string().max(4096);
const StateSchema = z.string().max(200);
const IssuerSchema = z.string().max(500);

builder.queryField('workAccountOffered', (t) =>
  t.boolean({
    description: 'Whether the login page offers to sign in with a work account.',
    authScopes: { public: true },
    resolve: (_root, _args, { services }) => offersWorkAccount(services),
  }),
);

builder.mutationFields((t) => ({
  beginMSAuth: t.string({
    description: 'The address at which one signs in with a work account; bound to this browser.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => beginMSAuth(context),
  }),
  validateMSAuth: t.field({
    description: 'Signs in with what the provider of work accounts sent the browser back with.',
    type: UserRef,
    authScopes: { public: true },
    args: {
      code: t.arg.string({ required: true, validate: CodeSchema }),
      state: t.arg.string({ validate: StateSchema }),
      iss: t.arg.string({ validate: IssuerSchema }),
    },
    resolve: (_root, { code, iss, state }, context, info) =>
      validateMSAuth(context, { code, iss, state }, requestedFields(info)),
  }),
}));
