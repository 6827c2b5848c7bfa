import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Tafel',
  plural: 'Pinnwände aller Gruppen',
  'fields.q': 'Nach Name suchen',
  'fields.regionId': 'Region',
  'fields.term': 'Semester',
  'fields.kind': 'Art',
  'fields.archived': 'Archiviert',
  'fields.facilitators': 'Gruppenleitung',
  'fields.courses': 'Kurse',
  'fields.lastActivityAt': 'Zuletzt aktiv',
  'fields.latestResults': 'Neueste Ergebnisse',
  students: '{count, plural, one {# Person im Studium} other {# Studierende}}',
  noActivity: 'Noch nichts geschehen',
  noResults: 'Noch keine Ergebnisse',
} as const satisfies TextsOf<typeof en>;
