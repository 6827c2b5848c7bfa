import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Buongiorno, {name}',
  allRegions: 'Tutto il collegio a colpo d’occhio',
  ownRegions: 'A colpo d’occhio: {regions}',
  activeStudents: 'Studenti attivi',
  recentResults: 'Ultimi risultati degli esami',
  noResults: 'Nessuno ha ancora completato un esame.',
  allResults: 'Tutti i risultati',
  reportsOnly: 'Il Suo ruolo dà accesso ai rapporti del collegio.',
  waiting: 'Che cosa La attende',
  nothingWaits: 'Al momento nulla La attende.',
  oldest: 'Il più vecchio dal {date}',
  waitingNotEnrolled: 'Persone che non hanno impostato la password',
  waitingWithoutGroup: 'Persone senza gruppo',
  waitingWithoutMembers: 'Gruppi senza membri',
  waitingWithoutSchema: 'Gruppi senza regole sulle presenze',
  waitingWithoutAttendanceAdmin: 'Regioni senza responsabile delle presenze',
  waitingUnpublished: 'Documenti non pubblicati',
  waitingRequests: 'Nuove richieste',
} as const satisfies TextsOf<typeof en>;
