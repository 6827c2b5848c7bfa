import { builder } from '../../graphql/builder.ts';
import { Role } from './users.graphql.ts';
import { EmailType, PhoneType } from './account-details.graphql.ts';
import { UserProfileInputSchema } from './profile.rules.ts';
import { UserInputSchema } from './users.rules.ts';

const RegionRolesInput = builder.inputType('RegionRolesInput', {
  fields: (t) => ({
    regionId: t.id({ required: true }),
    roleNames: t.field({ type: [Role], required: true }),
  }),
});

const PhoneInput = builder.inputType('PhoneInput', {
  fields: (t) => ({
    type: t.field({ type: PhoneType, required: true }),
    number: t.string({ required: true }),
  }),
});

const EmailAddressInput = builder.inputType('EmailAddressInput', {
  fields: (t) => ({
    type: t.field({ type: EmailType, required: true }),
    email: t.string({ required: true }),
  }),
});

export const UserInput = builder.inputType('UserInput', {
  validate: UserInputSchema,
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    locale: t.string({ required: true }),
    regionIds: t.idList({ required: true }),
    roles: t.field({
      description: 'Global roles; only somebody who holds a role may give it.',
      type: [Role],
      required: true,
    }),
    regionRoles: t.field({ type: [RegionRolesInput], required: true }),
    groupIds: t.idList({ required: true }),
    gradYear: t.int(),
    gradLocation: t.string(),
    password: t.string({
      description: 'SHA-256 (hex) of a new password; left out, the password stays as it is.',
    }),
    currency: t.string({
      description: 'ISO 4217. Left out, it stays as it is; so do those below.',
    }),
    timezone: t.string({ description: 'IANA name.' }),
    location: t.string(),
    url: t.string(),
    homePage: t.string(),
    socialUserName: t.string(),
    phones: t.field({ description: 'In place of all former ones.', type: [PhoneInput] }),
    emails: t.field({ description: 'In place of all former ones.', type: [EmailAddressInput] }),
  }),
});

export const UserProfileInput = builder.inputType('UserProfileInput', {
  validate: UserProfileInputSchema,
  fields: (t) => ({
    _id: t.id({ required: true }),
    selectedGroup: t.id(),
    locale: t.string(),
    language: t.string({ description: 'Another name of locale.' }),
    firstName: t.string(),
    lastName: t.string(),
    cloudinaryId: t.string(),
    currency: t.string({ description: 'ISO 4217.' }),
    timezone: t.string({ description: 'IANA name.' }),
    location: t.string(),
    url: t.string(),
    homePage: t.string(),
    socialUserName: t.string(),
    subscribeAlumniEmail: t.boolean(),
    showAlumniWelcome: t.boolean({ description: 'False once the welcome of alumni was read.' }),
    phones: t.field({ description: 'In place of all former ones.', type: [PhoneInput] }),
    emails: t.field({ description: 'In place of all former ones.', type: [EmailAddressInput] }),
  }),
});
