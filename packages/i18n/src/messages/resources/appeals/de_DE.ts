import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Einspruch',
  plural: 'Einsprüche',
  'fields.q': 'Nach Person oder Titel suchen',
  'fields.status': 'Status',
  'fields.subjectKind': 'Worum es geht',
  'fields.person': 'Student/in',
  'fields.group': 'Gruppe',
  'fields.title': 'Prüfung, Aufgabe oder Kurs',
  'fields.reason': 'Begründung',
  'fields.opinion': 'Meinung der ersten Prüfung',
  'fields.firstReaderName': 'Erste Prüfung',
  'fields.answer': 'Antwort',
  'fields.minutes': 'Neue Zeit in Minuten',
  'fields.decidedByName': 'Entschieden von',
  'fields.decidedAt': 'Entschieden am',
  'fields.createdAt': 'Eingelegt am',
  'fields.waiting': 'Wartet auf Entscheidung',
  'fields.groupId': 'Gruppe',
  'fields.regionId': 'Region',
  'fields.score': 'Neue Note in Prozent',
} as const satisfies TextsOf<typeof en>;
