import { builder } from '../../graphql/builder.ts';
import {
  changePassword,
  forgotPassword,
  sendAccountMail,
  sendVerifyEmail,
  setPasswordByLink,
  verifyEmail,
} from './passwords.service.ts';
import { EmailArgument, PasswordHashSchema, TokenArgument } from './users.rules.ts';

export const AccountMailKindType = builder.enumType('AccountMailKind', {
  values: ['ENROL', 'RESET'] as const,
});

builder.mutationFields((t) => ({
  forgotPassword: t.boolean({
    description: 'Sends the link to a new password, if there is such an account. Always true.',
    authScopes: { public: true },
    args: { email: t.arg.string({ required: true, validate: EmailArgument }) },
    resolve: async (_root, args, context) => {
      await forgotPassword(context, args.email);
      return true;
    },
  }),
  recoverPassword: t.boolean({
    authScopes: { public: true },
    args: {
      token: t.arg.string({ required: true, validate: TokenArgument }),
      newPassword: t.arg.string({ required: true, validate: PasswordHashSchema }),
    },
    resolve: async (_root, args, context) => {
      await setPasswordByLink(context, 'RESET', args.token, args.newPassword);
      return true;
    },
  }),
  enrollAccount: t.boolean({
    authScopes: { public: true },
    args: {
      token: t.arg.string({ required: true, validate: TokenArgument }),
      newPassword: t.arg.string({ required: true, validate: PasswordHashSchema }),
    },
    resolve: async (_root, args, context) => {
      await setPasswordByLink(context, 'ENROL', args.token, args.newPassword);
      return true;
    },
  }),
  changePassword: t.boolean({
    description: 'Ends all other sessions and every link to a new password.',
    authScopes: { user: true },
    args: {
      currentPassword: t.arg.string({ required: true, validate: PasswordHashSchema }),
      newPassword: t.arg.string({ required: true, validate: PasswordHashSchema }),
    },
    resolve: async (_root, args, context) => {
      await changePassword(context, args.currentPassword, args.newPassword);
      return true;
    },
  }),
  verifyEmail: t.boolean({
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true, validate: TokenArgument }) },
    resolve: async (_root, args, context) => {
      await verifyEmail(context, args.token);
      return true;
    },
  }),
  sendVerifyEmail: t.boolean({
    authScopes: { user: true },
    resolve: async (_root, _args, context) => {
      await sendVerifyEmail(context);
      return true;
    },
  }),
  sendAccountMail: t.boolean({
    description: 'Sends a person of the own regions the link to a first or a new password.',
    authScopes: { role: 'admin' },
    args: {
      userId: t.arg.id({ required: true }),
      kind: t.arg({ type: AccountMailKindType, required: true }),
    },
    resolve: async (_root, args, context) => {
      await sendAccountMail(context, args.userId, args.kind);
      return true;
    },
  }),
}));
