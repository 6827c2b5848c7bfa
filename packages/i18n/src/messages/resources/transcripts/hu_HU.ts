import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Kiállított kivonat',
  plural: 'Kiállított kivonatok',
  'fields.q': 'Keresés hallgató vagy kód szerint',
  'fields.studentId': 'Hallgató',
  'fields.student': 'Hallgató',
  'fields.regionId': 'Régió',
  'fields.locale': 'Nyelv',
  'fields.code': 'Kód',
  'fields.state': 'Állapot',
  'fields.revoked': 'Visszavonva',
  'fields.issuedAt': 'Kiállítva',
  'fields.issuedFrom': 'Kiállítva ettől',
  'fields.issuedTo': 'Kiállítva eddig',
  'fields.issuedByName': 'Kiállította',
  'fields.revokedAt': 'Visszavonás napja',
  'fields.revokedByName': 'Visszavonta',
  'fields.revokeReason': 'Indok',
  'fields.reason': 'Indok',
  stateValid: 'Érvényes',
  issue: 'Kivonat kiállítása',
  issueHint:
    'A jelenlegi érdemjegyeket tartalmazza, és soha nem változik. Aki ismeri a kódot, ellenőrizheti.',
  issued: '{name} kivonata elkészült.',
  download: 'Letöltés PDF-ként',
  verifyPage: 'Ellenőrző oldal',
  revoke: 'Visszavonás',
  revokeTitle: 'Visszavonja ezt a kivonatot?',
  revokeBody: 'Aki ellenőrzi a kódját, megtudja, hogy már nem érvényes. Ez nem vonható vissza.',
  revoked: 'A kivonatot visszavonták.',
} as const satisfies TextsOf<typeof en>;
