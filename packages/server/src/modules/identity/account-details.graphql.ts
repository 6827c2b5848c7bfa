import { builder } from '../../graphql/builder.ts';
import { accountDetails, addressesOf, emailsOf, phonesOf } from './account-details.loader.ts';
import { AddressRef } from './addresses.graphql.ts';
import { emailTypes, phoneTypes } from './contacts.rules.ts';
import type { userEmails, userPhones } from './contacts.table.ts';
import { UserRef } from './users.graphql.ts';

export const PhoneType = builder.enumType('PhoneType', { values: phoneTypes });
export const EmailType = builder.enumType('EmailType', { values: emailTypes });

const Phone = builder.objectRef<typeof userPhones.$inferSelect>('Phone').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    type: t.expose('type', { type: PhoneType }),
    number: t.exposeString('number'),
  }),
});

const EmailAddress = builder.objectRef<typeof userEmails.$inferSelect>('EmailAddress').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    type: t.expose('type', { type: EmailType }),
    email: t.exposeString('email'),
  }),
});

const details = ['currency', 'timezone', 'location', 'url', 'homePage', 'socialUserName'] as const;

for (const name of details) {
  builder.objectField(UserRef, name, (t) =>
    t.string({
      nullable: true,
      resolve: async (user, _args, context) =>
        (await accountDetails.load(context, user._id))?.[name],
    }),
  );
}

builder.objectFields(UserRef, (t) => ({
  phones: t.field({
    type: [Phone],
    resolve: async (user, _args, context) => (await phonesOf.load(context, user._id)) ?? [],
  }),
  emails: t.field({
    description: 'Further addresses of the person; none of them opens the account.',
    type: [EmailAddress],
    resolve: async (user, _args, context) => (await emailsOf.load(context, user._id)) ?? [],
  }),
  address: t.field({
    type: AddressRef,
    nullable: true,
    resolve: async (user, _args, context) => (await addressesOf.load(context, user._id))?.[0],
  }),
}));
