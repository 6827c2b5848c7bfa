import type { MessageId } from '@lampstand/i18n';
import type { ErasurePart } from './erase.generated.ts';

export const partNames = {
  RIGHTS: 'admin.erase.partRIGHTS',
  MEMBERSHIPS: 'admin.erase.partMEMBERSHIPS',
  RESULTS: 'admin.erase.partRESULTS',
  PROGRESS: 'admin.erase.partPROGRESS',
  NOTIFICATIONS: 'admin.erase.partNOTIFICATIONS',
  CONTACTS: 'admin.erase.partCONTACTS',
  WORK: 'admin.erase.partWORK',
  ENTRY: 'admin.erase.partENTRY',
  LOG: 'admin.erase.partLOG',
  MAILS: 'admin.erase.partMAILS',
} as const satisfies Readonly<Record<ErasurePart, MessageId>>;
