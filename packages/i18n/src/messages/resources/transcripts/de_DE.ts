import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Ausgestellte Leistungsübersicht',
  plural: 'Ausgestellte Leistungsübersichten',
  'fields.q': 'Nach Name oder Code suchen',
  'fields.studentId': 'Student/in',
  'fields.student': 'Student/in',
  'fields.regionId': 'Region',
  'fields.locale': 'Sprache',
  'fields.code': 'Code',
  'fields.state': 'Status',
  'fields.revoked': 'Widerrufen',
  'fields.issuedAt': 'Ausgestellt am',
  'fields.issuedFrom': 'Ausgestellt ab',
  'fields.issuedTo': 'Ausgestellt bis',
  'fields.issuedByName': 'Ausgestellt von',
  'fields.revokedAt': 'Widerrufen am',
  'fields.revokedByName': 'Widerrufen von',
  'fields.revokeReason': 'Grund',
  'fields.reason': 'Grund',
  stateValid: 'Gültig',
  issue: 'Leistungsübersicht ausstellen',
  issueHint:
    'Sie enthält die Noten, wie sie jetzt sind, und ändert sich nie. Wer den Code hat, kann sie prüfen.',
  issued: 'Die Leistungsübersicht von {name} ist ausgestellt.',
  download: 'Als PDF herunterladen',
  verifyPage: 'Seite, die sie prüft',
  revoke: 'Widerrufen',
  revokeTitle: 'Diese Leistungsübersicht widerrufen?',
  revokeBody:
    'Wer den Code prüft, erfährt, dass sie nicht mehr gilt. Das lässt sich nicht rückgängig machen.',
  revoked: 'Die Leistungsübersicht ist widerrufen.',
} as const satisfies TextsOf<typeof en>;
