import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Wystawiony wykaz ocen',
  plural: 'Wystawione wykazy ocen',
  'fields.q': 'Szukaj według osoby lub kodu',
  'fields.studentId': 'Student/ka',
  'fields.student': 'Student/ka',
  'fields.regionId': 'Region',
  'fields.locale': 'Język',
  'fields.code': 'Kod',
  'fields.state': 'Stan',
  'fields.revoked': 'Unieważniony',
  'fields.issuedAt': 'Wystawiono',
  'fields.issuedFrom': 'Wystawiono od',
  'fields.issuedTo': 'Wystawiono do',
  'fields.issuedByName': 'Wystawił(a)',
  'fields.revokedAt': 'Unieważniono dnia',
  'fields.revokedByName': 'Unieważnił(a)',
  'fields.revokeReason': 'Powód',
  'fields.reason': 'Powód',
  stateValid: 'Ważny',
  issue: 'Wystaw wykaz ocen',
  issueHint:
    'Zawiera oceny w obecnym stanie i nigdy się nie zmienia. Kto zna kod, może go sprawdzić.',
  issued: 'Wykaz ocen ({name}) został wystawiony.',
  download: 'Pobierz jako PDF',
  verifyPage: 'Strona do sprawdzenia',
  revoke: 'Unieważnij',
  revokeTitle: 'Unieważnić ten wykaz?',
  revokeBody: 'Kto sprawdzi kod, dowie się, że wykaz nie jest już ważny. Tego nie można cofnąć.',
  revoked: 'Wykaz ocen został unieważniony.',
} as const satisfies TextsOf<typeof en>;
