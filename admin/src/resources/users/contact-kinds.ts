import type { MessageId } from '@lampstand/i18n';
import type { EmailType, PhoneType } from './users.generated.ts';

export const phoneKinds = ['MOBILE', 'WORK', 'OTHER'] as const satisfies PhoneType[];
export const emailKinds = ['WORK', 'SCHOOL', 'PERSONAL', 'OTHER'] as const satisfies EmailType[];

export const kindNames = {
  MOBILE: 'resources.users.contactMOBILE',
  WORK: 'resources.users.contactWORK',
  SCHOOL: 'resources.users.contactSCHOOL',
  PERSONAL: 'resources.users.contactPERSONAL',
  OTHER: 'resources.users.contactOTHER',
} as const satisfies Readonly<Record<PhoneType | EmailType, MessageId>>;

/** Kinds to choose from, by their words. */
export const kindChoices = (kinds: readonly (PhoneType | EmailType)[]) =>
  kinds.map((id) => ({ id, name: kindNames[id] }));
