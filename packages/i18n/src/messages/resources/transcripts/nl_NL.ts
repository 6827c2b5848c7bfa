import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Uitgegeven cijferlijst',
  plural: 'Uitgegeven cijferlijsten',
  'fields.q': 'Zoek op student of code',
  'fields.studentId': 'Student',
  'fields.student': 'Student',
  'fields.regionId': 'Regio',
  'fields.locale': 'Taal',
  'fields.code': 'Code',
  'fields.state': 'Staat',
  'fields.revoked': 'Ingetrokken',
  'fields.issuedAt': 'Uitgegeven op',
  'fields.issuedFrom': 'Uitgegeven vanaf',
  'fields.issuedTo': 'Uitgegeven tot',
  'fields.issuedByName': 'Uitgegeven door',
  'fields.revokedAt': 'Ingetrokken op',
  'fields.revokedByName': 'Ingetrokken door',
  'fields.revokeReason': 'Reden',
  'fields.reason': 'Reden',
  stateValid: 'Geldig',
  issue: 'Cijferlijst uitgeven',
  issueHint:
    'Ze bevat de cijfers van dit moment en verandert nooit. Wie de code heeft, kan haar controleren.',
  issued: 'De cijferlijst van {name} is uitgegeven.',
  download: 'Als pdf downloaden',
  verifyPage: 'Pagina die haar controleert',
  revoke: 'Intrekken',
  revokeTitle: 'Deze cijferlijst intrekken?',
  revokeBody:
    'Wie de code controleert, leest dat ze niet meer geldt. Dit kan niet ongedaan worden gemaakt.',
  revoked: 'De cijferlijst is ingetrokken.',
} as const satisfies TextsOf<typeof en>;
