import type { FormValues } from '@lampstand/ui';
import type {
  ProfileDetailsQuery,
  SaveProfileDetailsMutationVariables,
} from './DetailsCard.generated.ts';

/** The signed-in person as the form begins. */
export type Details = NonNullable<ProfileDetailsQuery['currentUser']>;
export type DetailsInput = SaveProfileDetailsMutationVariables['userProfileInput'];

export const phoneKinds = ['WORK', 'MOBILE', 'OTHER'] as const;
export const emailKinds = ['WORK', 'SCHOOL', 'PERSONAL', 'OTHER'] as const;

/** Name of a field of a contact, as the server calls it when it refuses the field. */
export const contactField = (list: 'phones' | 'emails', index: number, field: string) =>
  `${list}.${index}.${field}`;

/** The field that says how many contacts of a list the form holds. */
export const countField = (list: 'phones' | 'emails') => `${list}.count`;

/** What the form asks the server to save; text that was emptied empties what was kept. */
export function detailsInput({ _id, isAlumni }: Details, values: FormValues): DetailsInput {
  const { text, flag } = values;
  const contacts = <Contact>(
    list: 'phones' | 'emails',
    read: (field: (name: string) => string) => Contact,
  ) =>
    Array.from({ length: Number(text(countField(list))) }, (_, index) =>
      read((name) => text(contactField(list, index, name))),
    );
  return {
    _id,
    firstName: text('firstName'),
    lastName: text('lastName'),
    location: text('location'),
    timezone: text('timezone') || null,
    currency: text('currency') || null,
    url: text('url'),
    homePage: text('homePage'),
    socialUserName: text('socialUserName'),
    ...(isAlumni ? { subscribeAlumniEmail: flag('subscribeAlumniEmail') } : {}),
    phones: contacts('phones', (field) => ({
      type: phoneKinds.find((kind) => kind === field('type')) ?? 'OTHER',
      number: field('number'),
    })),
    emails: contacts('emails', (field) => ({
      type: emailKinds.find((kind) => kind === field('type')) ?? 'OTHER',
      email: field('email'),
    })),
  };
}
