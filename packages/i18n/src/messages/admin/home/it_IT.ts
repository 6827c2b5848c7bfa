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
} as const satisfies TextsOf<typeof en>;
