import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { demoPersonas } from './demo-personas.ts';
import { loginWithPassword, logoutUser } from './login.service.ts';
import { acceptTerms, readCurrentUser, readSelf, updateUserProfile } from './profile.service.ts';
import { Role, UserRef } from './users.graphql.ts';
import { UserInput, UserProfileInput } from './users.inputs.ts';
import type { User } from './users.list.ts';
import { createUser, listUsers, readUser, setUserActive, updateUser } from './users.service.ts';

const UserList = builder.objectRef<List<User>>('UserList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [UserRef] }),
    total: t.exposeInt('total'),
  }),
});

const UserFilter = builder.inputType('UserFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    regionId: t.id(),
    groupId: t.id(),
    role: t.field({ type: Role }),
    locale: t.string(),
    isAlumni: t.boolean(),
    isActiveStudent: t.boolean({ description: 'Studies in a group that is not archived.' }),
    active: t.boolean(),
    erased: t.boolean({ description: 'Left out: nobody who was erased, unless ids ask for them.' }),
    notEnrolled: t.boolean({ description: 'May sign in, but has set no password yet.' }),
    withoutGroup: t.boolean({
      description: 'Neither on staff nor graduated, and in no group that is under way.',
    }),
  }),
});

const UserSort = builder.inputType('UserSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('UserSortField', {
        values: ['fullName', 'email', 'createdAt', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const DemoPersona = builder
  .objectRef<ReturnType<typeof demoPersonas>[number]>('DemoPersona')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      fullName: t.exposeString('fullName'),
      email: t.exposeString('email'),
      password: t.exposeString('password'),
    }),
  });

builder.queryFields((t) => ({
  currentUser: t.field({
    type: UserRef,
    nullable: true,
    authScopes: { public: true },
    resolve: (_root, _args, context, info) => readCurrentUser(context, requestedFields(info)),
  }),
  demoPersonas: t.field({
    type: [DemoPersona],
    authScopes: { public: true },
    resolve: (_root, _args, { services }) => demoPersonas(services.env),
  }),
  user: t.field({
    type: UserRef,
    authScopes: { role: 'admin' },
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readUser(context, args.userId, requestedFields(info)),
  }),
  users: t.field({
    type: UserList,
    authScopes: { role: 'admin' },
    args: {
      filter: t.arg({ type: UserFilter }),
      sort: t.arg({ type: UserSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listUsers(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  loginWithPassword: t.field({
    type: UserRef,
    authScopes: { public: true },
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context, info) =>
      loginWithPassword(context, args.email, args.password, requestedFields(info)),
  }),
  logoutUser: t.boolean({
    authScopes: { public: true },
    extensions: { impersonation: 'open' },
    resolve: async (_root, _args, context) => {
      await logoutUser(context);
      return true;
    },
  }),
  acceptTerms: t.field({
    type: UserRef,
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context, info) => {
      await acceptTerms(context);
      return readSelf(context, requestedFields(info));
    },
  }),
  updateUserProfile: t.field({
    type: UserRef,
    authScopes: { signedIn: true },
    extensions: { impersonation: 'raised' },
    args: { userProfileInput: t.arg({ type: UserProfileInput, required: true }) },
    resolve: async (_root, args, context, info) => {
      await updateUserProfile(context, args.userProfileInput);
      return readSelf(context, requestedFields(info));
    },
  }),
  createUser: t.field({
    type: UserRef,
    authScopes: { role: 'admin' },
    args: { userInput: t.arg({ type: UserInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readUser(context, await createUser(context, args.userInput), requestedFields(info)),
  }),
  updateUser: t.field({
    type: UserRef,
    authScopes: { role: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      userInput: t.arg({ type: UserInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateUser(context, args._id, args.version, args.userInput);
      return readUser(context, args._id, requestedFields(info));
    },
  }),
  setUserActive: t.field({
    type: UserRef,
    authScopes: { role: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await setUserActive(context, args._id, args.version, args.active);
      return readUser(context, args._id, requestedFields(info));
    },
  }),
}));
