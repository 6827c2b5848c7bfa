import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { PasswordHashSchema, UserRef } from '../identity/index.ts';
import type { PasskeyRow } from './passkeys.repo.ts';
import { PasskeyName, ResponseText } from './passkeys.rules.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.service.ts';

const Passkey = builder.objectRef<PasskeyRow>('Passkey').implement({
  description: 'A key on a device of the person, which signs in without a password.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    backedUp: t.exposeBoolean('backedUp', { description: 'Also on other devices of its owner.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('passkeys', (t) =>
  t.field({
    description: 'The own passkeys, the oldest first.',
    type: [Passkey],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listPasskeys(context),
  }),
);

builder.mutationFields((t) => ({
  beginPasskey: t.string({
    description: 'Options for navigator.credentials.create, as JSON.',
    authScopes: { user: true },
    args: { currentPassword: t.arg.string({ required: true, validate: PasswordHashSchema }) },
    resolve: (_root, args, context) => beginPasskey(context, args.currentPassword),
  }),
  addPasskey: t.field({
    description: 'Keeps the key that the browser made; response is its answer as JSON.',
    type: Passkey,
    authScopes: { user: true },
    args: {
      name: t.arg.string({ required: true, validate: PasskeyName }),
      response: t.arg.string({ required: true, validate: ResponseText }),
    },
    resolve: (_root, args, context) => addPasskey(context, args.name, args.response),
  }),
  renamePasskey: t.boolean({
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true, validate: PasskeyName }),
    },
    resolve: async (_root, args, context) => {
      await renamePasskey(context, args._id, args.name);
      return true;
    },
  }),
  removePasskey: t.boolean({
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await removePasskey(context, args._id);
      return true;
    },
  }),
  beginPasskeySignIn: t.string({
    description: 'Options for navigator.credentials.get, as JSON; bound to this browser.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => beginPasskeySignIn(context),
  }),
  signInWithPasskey: t.field({
    description: 'Signs in by the answer of navigator.credentials.get, as JSON.',
    type: UserRef,
    authScopes: { public: true },
    args: { response: t.arg.string({ required: true, validate: ResponseText }) },
    resolve: (_root, args, context, info) =>
      signInWithPasskey(context, args.response, requestedFields(info)),
  }),
}));
