import { countryName } from '@lampstand/i18n/countries';
import { builder } from '../../graphql/builder.ts';
import type { AddressRow } from './addresses.repo.ts';
import { AddressInputSchema, linesOf } from './addresses.rules.ts';
import { listAddresses, removeAddress, updateAddress } from './addresses.service.ts';
import { impersonatorName } from './users.loader.ts';

export const AddressRef = builder.objectRef<AddressRow>('Address').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    createdByName: t.string({
      nullable: true,
      resolve: (address, _args, context) =>
        address.createdBy === null ? null : impersonatorName.load(context, address.createdBy),
    }),
    updatedByName: t.string({
      nullable: true,
      resolve: (address, _args, context) =>
        address.updatedBy === null ? null : impersonatorName.load(context, address.updatedBy),
    }),
    itemId: t.exposeID('itemId'),
    name: t.exposeString('name', { nullable: true }),
    line1: t.exposeString('line1', { nullable: true }),
    line2: t.exposeString('line2', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    state: t.exposeString('state', { nullable: true }),
    postcode: t.exposeString('postcode', { nullable: true }),
    country: t.exposeString('country', { description: 'ISO 3166-1, three letters.' }),
    fullAddress: t.string({
      description: 'On one line, the country by its name in the language of the request.',
      resolve: (address, _args, { locale }) =>
        linesOf(address, countryName(address.country, locale)).join(', '),
    }),
    stackedAddress: t.string({
      description: 'The same as on a letter, line by line.',
      resolve: (address, _args, { locale }) =>
        linesOf(address, countryName(address.country, locale)).join('\n'),
    }),
  }),
});

const AddressInput = builder.inputType('AddressInput', {
  validate: AddressInputSchema,
  fields: (t) => ({
    _id: t.id(),
    version: t.int({
      description:
        'Of the address that was changed. Without it, only what nobody else wrote last is changed.',
    }),
    updatedBy: t.id({ description: 'Not used: the editor is whoever is signed in.' }),
    itemId: t.id({ required: true }),
    name: t.string(),
    line1: t.string(),
    line2: t.string(),
    city: t.string(),
    state: t.string(),
    postcode: t.string(),
    country: t.string({ required: true }),
  }),
});

builder.queryField('addresses', (t) =>
  t.field({
    description: 'Addresses of the own person, or of a person or region that one may change.',
    type: [AddressRef],
    authScopes: { user: true },
    args: { itemId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => listAddresses(context, args.itemId),
  }),
);

builder.mutationFields((t) => ({
  updateAddress: t.field({
    type: AddressRef,
    authScopes: { user: true },
    args: { addressInput: t.arg({ type: AddressInput, required: true }) },
    resolve: (_root, args, context) => updateAddress(context, args.addressInput),
  }),
  removeAddress: t.field({
    type: AddressRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'Of the address that was looked at.' }),
    },
    resolve: (_root, args, context) => removeAddress(context, args),
  }),
}));
