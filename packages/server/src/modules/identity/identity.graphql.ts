import { builder } from '../../graphql/builder.ts';
import { loginWithPassword, logoutUser } from './login.service.ts';

const UserRef = builder.objectRef<{ _id: string }>('User').implement({
  fields: (t) => ({ _id: t.exposeID('_id') }),
});

builder.mutationFields((t) => ({
  loginWithPassword: t.field({
    type: UserRef,
    authScopes: { public: true },
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => ({
      _id: await loginWithPassword(context, args.email, args.password),
    }),
  }),
  logoutUser: t.boolean({
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      await logoutUser(context);
      return true;
    },
  }),
}));
