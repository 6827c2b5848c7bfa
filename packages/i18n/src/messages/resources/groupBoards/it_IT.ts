import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Bacheca',
  plural: 'Bacheche di tutti i gruppi',
  'fields.q': 'Cerca per nome',
  'fields.regionId': 'Regione',
  'fields.term': 'Periodo',
  'fields.kind': 'Modalità',
  'fields.archived': 'Archiviato',
  'fields.facilitators': 'Facilitatori',
  'fields.courses': 'Corsi',
  'fields.lastActivityAt': 'Ultima attività',
  'fields.latestResults': 'Ultimi risultati',
  students: '{count, plural, one {# studente} many {# di studenti} other {# studenti}}',
  noActivity: 'Ancora nessuna attività',
  noResults: 'Ancora nessun risultato',
} as const satisfies TextsOf<typeof en>;
