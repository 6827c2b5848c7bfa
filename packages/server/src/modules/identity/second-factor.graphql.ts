import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  giveSecondFactor,
  mustAdd,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor.service.ts';
import { UserRef } from './users.graphql.ts';
import { PasswordHashSchema } from './users.rules.ts';

/** What somebody types of an app or of a sheet of recovery codes. */
const CodeSchema = z.string().trim().min(1).max(40);

const SecondFactor = builder
  .objectRef<Awaited<ReturnType<typeof readSecondFactor>>>('SecondFactor')
  .implement({
    description: 'The authenticator app of a person.',
    fields: (t) => ({
      on: t.exposeBoolean('on'),
      since: t.expose('since', { type: 'DateTime', nullable: true }),
      recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
      required: t.exposeBoolean('required', {
        description: 'The college demands it of this person.',
      }),
    }),
  });

const SecondFactorSetup = builder
  .objectRef<Awaited<ReturnType<typeof beginSecondFactor>>>('SecondFactorSetup')
  .implement({
    fields: (t) => ({
      secret: t.exposeString('secret'),
      address: t.exposeString('address', { description: 'What the app reads from the picture.' }),
    }),
  });

builder.queryFields((t) => ({
  secondFactor: t.field({
    type: SecondFactor,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => readSecondFactor(context),
  }),
}));

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    description: 'Makes a secret for an authenticator app; confirmSecondFactor turns it on.',
    type: SecondFactorSetup,
    authScopes: { signedIn: true },
    args: { currentPassword: t.arg.string({ required: true, validate: PasswordHashSchema }) },
    resolve: (_root, args, context) => beginSecondFactor(context, args.currentPassword),
  }),
  confirmSecondFactor: t.stringList({
    description: 'Answers with recovery codes, which are never shown again.',
    authScopes: { signedIn: true },
    args: { code: t.arg.string({ required: true, validate: CodeSchema }) },
    resolve: (_root, args, context) => confirmSecondFactor(context, args.code),
  }),
  renewRecoveryCodes: t.stringList({
    authScopes: { signedIn: true },
    args: { code: t.arg.string({ required: true, validate: CodeSchema }) },
    resolve: (_root, args, context) => renewRecoveryCodes(context, args.code),
  }),
  removeSecondFactor: t.boolean({
    authScopes: { user: true },
    args: { code: t.arg.string({ required: true, validate: CodeSchema }) },
    resolve: async (_root, args, context) => {
      await removeSecondFactor(context, args.code);
      return true;
    },
  }),
  giveSecondFactor: t.field({
    description: 'The second step of signing in; a code of the app, or a recovery code.',
    type: UserRef,
    authScopes: { public: true },
    args: { code: t.arg.string({ required: true, validate: CodeSchema }) },
    resolve: (_root, args, context, info) =>
      giveSecondFactor(context, args.code, requestedFields(info)),
  }),
  resetSecondFactor: t.boolean({
    description: 'Takes the second factor from a person who has lost it, and tells them.',
    authScopes: { globalRole: 'superadmin' },
    args: {
      userId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: async (_root, args, context) => {
      await resetSecondFactor(context, args.userId, args.reason);
      return true;
    },
  }),
}));

builder.objectField(UserRef, 'mustAddSecondFactor', (t) =>
  t.boolean({
    description: 'Of the signed-in person: nothing is open before a second factor was added.',
    resolve: (user, _args, context) => mustAdd(context, user),
  }),
);
