import type { MessageId } from '@lampstand/i18n';
import type { DuplicateReason, MergeField, MergePart } from './merge.generated.ts';

export const reasonNames = {
  NAME: 'admin.merge.reasonNAME',
  EMAIL: 'admin.merge.reasonEMAIL',
  PHONE: 'admin.merge.reasonPHONE',
} as const satisfies Readonly<Record<DuplicateReason, MessageId>>;

export const partNames = {
  RIGHTS: 'admin.merge.partRIGHTS',
  MEMBERSHIPS: 'admin.merge.partMEMBERSHIPS',
  RESULTS: 'admin.merge.partRESULTS',
  PROGRESS: 'admin.merge.partPROGRESS',
  NOTIFICATIONS: 'admin.merge.partNOTIFICATIONS',
  CONTACTS: 'admin.merge.partCONTACTS',
  WORK: 'admin.merge.partWORK',
  ENTRY: 'admin.merge.partENTRY',
  LOG: 'admin.merge.partLOG',
} as const satisfies Readonly<Record<MergePart, MessageId>>;

/** What is chosen field by field. */
export const mergeFields = [
  'firstName',
  'lastName',
  'email',
  'locale',
  'gradYear',
  'gradLocation',
  'location',
  'timezone',
  'currency',
  'url',
  'homePage',
  'socialUserName',
] as const satisfies readonly MergeField[];
