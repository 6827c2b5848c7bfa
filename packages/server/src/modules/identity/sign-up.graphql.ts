import { builder } from '../../graphql/builder.ts';
import { CountrySchema, SelfCreateSchema } from './sign-up.rules.ts';
import { readSignUpGroup, selfCreateAccount } from './sign-up.service.ts';

const SignUpGroup = builder
  .objectRef<{ _id: string; name: string; regionName: string; open: boolean }>('SignUpGroup')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      name: t.exposeString('name'),
      regionName: t.exposeString('regionName'),
      open: t.exposeBoolean('open'),
    }),
  });

const CreatedAccount = builder
  .objectRef<{ _id: string; fullName: string; email: string }>('CreatedAccount')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      fullName: t.exposeString('fullName'),
      email: t.exposeString('email'),
    }),
  });

const SelfCreateInput = builder.inputType('SelfCreateInput', {
  validate: SelfCreateSchema,
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
  }),
});

builder.queryField('signUpGroup', (t) =>
  t.field({
    description: 'What the page to sign up shows; null when there is no such group.',
    type: SignUpGroup,
    nullable: true,
    authScopes: { public: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readSignUpGroup(context, args._id),
  }),
);

builder.mutationField('selfCreateAccount', (t) =>
  t.field({
    type: CreatedAccount,
    authScopes: { public: true },
    args: {
      userProfileInput: t.arg({ type: SelfCreateInput, required: true }),
      groupId: t.arg.id({ required: true }),
      country: t.arg.string({ required: true, validate: CountrySchema }),
      locale: t.arg.string(),
    },
    resolve: (_root, { userProfileInput, ...rest }, context) =>
      selfCreateAccount(context, { person: userProfileInput, locale: null, ...rest }),
  }),
);
