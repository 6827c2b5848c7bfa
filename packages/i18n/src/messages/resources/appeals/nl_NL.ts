import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Bezwaar',
  plural: 'Bezwaren',
  'fields.q': 'Zoeken op student of titel',
  'fields.status': 'Status',
  'fields.subjectKind': 'Over',
  'fields.person': 'Student',
  'fields.group': 'Groep',
  'fields.title': 'Examen, opdracht of cursus',
  'fields.reason': 'Reden',
  'fields.opinion': 'Mening van de eerste beoordelaar',
  'fields.firstReaderName': 'Eerste beoordelaar',
  'fields.answer': 'Antwoord',
  'fields.minutes': 'Nieuwe tijd in minuten',
  'fields.decidedByName': 'Beslist door',
  'fields.decidedAt': 'Beslist op',
  'fields.createdAt': 'Ingediend op',
  'fields.waiting': 'Wacht op beslissing',
  'fields.groupId': 'Groep',
  'fields.regionId': 'Regio',
  'fields.score': 'Nieuw cijfer in procenten',
} as const satisfies TextsOf<typeof en>;
